const CODE_LENGTH = 3;
const NUMBER_DIGITS = 6;
const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * The letters that a facility's invoice numbers may begin with, the best first: the first three of its city. Where
 * another facility has those, the third gives way to the later letters of the city and then to the alphabet, then
 * the second does too, so that every facility finds letters of its own. A city with fewer letters is filled with X.
 */
export function* facilityCodes(city: string): Generator<string> {
  const letters = lettersOf(city).padEnd(CODE_LENGTH, 'X');
  const [first, second] = letters;
  yield letters.slice(0, CODE_LENGTH);
  for (const third of [...letters.slice(CODE_LENGTH), ...alphabet]) yield `${first}${second}${third}`;
  for (const next of alphabet) for (const third of alphabet) yield `${first}${next}${third}`;
  for (const start of alphabet) {
    for (const next of alphabet) for (const third of alphabet) yield `${start}${next}${third}`;
  }
}

/** The number of an invoice as people read it: `ATL-000123`. */
export function invoiceNoOf(code: string, number: number): string {
  return `${code}-${String(number).padStart(NUMBER_DIGITS, '0')}`;
}

const lettersOf = (city: string) =>
  city
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
