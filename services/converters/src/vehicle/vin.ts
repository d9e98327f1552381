const LENGTH = 17;
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const CHECK_POSITION = 8;
/** What each letter counts in the check sum (ISO 3779, 49 CFR 565); digits count themselves. */
const LETTER_VALUES: Readonly<Record<string, number>> = {
  ...{ A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8 },
  ...{ J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9 },
  ...{ S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 },
};

/** A vehicle identification number as it is read: upper case, without i, o and q (which none has), blanks and signs. */
export function readVin(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^A-HJ-NPR-Z0-9]/g, '')
    .slice(0, LENGTH);
}

/** Whether all 17 characters of a read number are there. */
export function isCompleteVin(vin: string): boolean {
  return vin.length === LENGTH;
}

/** Whether position 9 of a complete number is the check digit of the others. Which makers use one is another question. */
export function isCheckDigitRight(vin: string): boolean {
  const sum = [...vin].reduce((total, character, index) => {
    const value = LETTER_VALUES[character] ?? Number(character);
    return total + value * (WEIGHTS[index] ?? 0);
  }, 0);
  const digit = sum % 11;
  return vin.charAt(CHECK_POSITION) === (digit === 10 ? 'X' : String(digit));
}
