/** A word as words are compared: lower case, without accents, letters and digits only. */
export function foldedWord(word: string): string {
  return word
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
