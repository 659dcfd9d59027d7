/** Puts a text on the clipboard; false where the browser has none or refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Missing on plain HTTP and in old browsers, whatever the type says.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
