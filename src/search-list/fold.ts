// Letters that Unicode does not take apart into a plain letter and its sign.
const plain: Readonly<Record<string, string>> = { ø: "o", ł: "l", đ: "d", ı: "i" };

// Most letters of most texts are these already.
const unlikeItsFold = /[^ -@[-~]/g;

/**
 * The text in small letters without accents, letter for letter: a position in the result is the
 * same position in the text, so what matched can be marked in the text itself.
 */
export function fold(text: string): string {
  return text.replace(unlikeItsFold, foldUnit);
}

function foldUnit(unit: string): string {
  const small = (unit.normalize("NFD")[0] ?? unit).toLowerCase();
  const letter = plain[small] ?? small;
  // A few letters grow when they become small; they keep their place as they are.
  return letter.length === 1 ? letter : unit;
}
