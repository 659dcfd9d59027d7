// Letters that Unicode does not decompose into a plain letter and a mark.
const plain: Readonly<Record<string, string>> = { ø: "o", ł: "l", đ: "d", ı: "i" };

// Most characters of most texts need no folding.
const needsFolding = /[^ -@[-~]/g;

/**
 * The text in lower case without accents. Every position stays the same, so that matches can be
 * highlighted in the original text.
 */
export function fold(text: string): string {
  return text.replace(needsFolding, foldUnit);
}

function foldUnit(unit: string): string {
  const small = (unit.normalize("NFD")[0] ?? unit).toLowerCase();
  const letter = plain[small] ?? small;
  // A few letters become two in lower case. They are not changed, so that positions stay the same.
  return letter.length === 1 ? letter : unit;
}
