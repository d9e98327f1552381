/** A number as the database takes it, or the two that a text may mean; null for a text that is no number. */
export type DecimalText = { value: string } | { doubt: readonly [string, string] } | null;

const plain = /^-?\d{1,9}(\.\d{1,6})?$/;
const commaDecimal = /^-?\d{1,9},\d{1,6}$/;
/** One separator before exactly three digits: `1,250` is a thousand to some, a little over one to others. */
const doubtful = (separator: '.' | ',') => new RegExp(`^-?[1-9]\\d{0,2}\\${separator}\\d{3}$`);
const doubtfulComma = doubtful(',');
const doubtfulDot = doubtful('.');
const groupedByComma = /^-?\d{1,3}((,\d{3})+\.\d{1,6}|(,\d{3}){2,})$/;
const groupedByDot = /^-?\d{1,3}((\.\d{3})+,\d{1,6}|(\.\d{3}){2,})$/;

/**
 * Reads a number as people write it: `1250.5`, `1250,5`, `1,250.50`, `1.250,50`. What may mean two numbers is not
 * guessed, a guess would be money; in a file that is cut at semicolons, as where commas are decimal, that is `1.250`
 * too. Uploads, number fields and the scanner read by this one rule.
 */
export function readDecimal(text: string, isCutAtSemicolons = false): DecimalText {
  if (doubtfulComma.test(text) || (isCutAtSemicolons && doubtfulDot.test(text)))
    return { doubt: [text.replace(/[.,]/, ''), clearFraction(text)] };
  const value = plainOf(text);
  return value !== null && plain.test(value) ? { value } : null;
}

/** What is said of a text that may mean two numbers. */
export function doubtSentence(text: string, [thousands, fraction]: readonly [string, string]): string {
  return `${text} may mean ${thousands} or ${fraction}. Write one of them`;
}

/** With fewer or more than three decimals it is in no doubt any more. */
function clearFraction(text: string): string {
  const fraction = text.replace(',', '.');
  return /\.\d*0$/.test(fraction) ? fraction.replace(/\.?0+$/, '') : `${fraction}0`;
}

function plainOf(text: string): string | null {
  if (plain.test(text)) return text;
  if (commaDecimal.test(text)) return text.replace(',', '.');
  if (groupedByComma.test(text)) return text.replaceAll(',', '');
  return groupedByDot.test(text) ? text.replaceAll('.', '').replace(',', '.') : null;
}
