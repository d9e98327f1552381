/** Digits that may be split as they are on a card. */
const cardLike = /(?:\d[ -]?){13,19}/g;

/** Of this century in milliseconds: no network has cards of 13 digits that begin with 1. */
const moment = /^1\d{12}$/;

/**
 * Whether a text holds what could be the number of a payment card: 13 to 19 digits, however wide they are written, that
 * pass the check of such numbers.
 */
export function mayBeCardNumber(text: string): boolean {
  return (text.normalize('NFKC').match(cardLike) ?? [])
    .map((found) => found.replace(/\D/g, ''))
    .some((digits) => !moment.test(digits) && passesCheck(digits));
}

/** The check digit of card numbers (ISO/IEC 7812). */
function passesCheck(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
