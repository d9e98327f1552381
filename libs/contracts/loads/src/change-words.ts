/** Which figures of a change in words somebody may read. */
export interface ChangeSight {
  unit: boolean;
  markup: boolean;
  /** Whether people of the house are named; they are unless it says that they are not. */
  names?: boolean;
}

/** As they are recorded, and as they are read. */
const figures = {
  price: /(?:, )?\bprice \$?[\d,]*\d(?:\.\d+)? to \$?[\d,]*\d(?:\.\d+)?/g,
  discount:
    /(?:, )?\bdiscount (?:[-\u2212]?[\d.]+ %|\u2212?\$-?[\d,]*\d(?:\.\d+)?) to (?:[-\u2212]?[\d.]+ %|\u2212?\$-?[\d,]*\d(?:\.\d+)?)/g,
};

const recorded = {
  price: /\bprice (\d+\.\d\d) to (\d+\.\d\d)/g,
  discount: /\bdiscount (-?[\d.]+ %|\$-?\d+\.\d\d) to (-?[\d.]+ %|\$-?\d+\.\d\d)/g,
};
const REASON = '. Reason: ';

/** Up to what comes after people: whatever is in a name, nothing of it stays. */
const people =
  /(?:^|, )(buyer|grader) (?!changed\b).+? to .+?(?=, grader |, pay-forward date |\. Reason: |$)/g;

/** A change of a price of a line, as amendments record it: `price 172.23 to 150.00`. */
export function priceChangeWords(before: number, after: number): string {
  return `price ${before.toFixed(2)} to ${after.toFixed(2)}`;
}

/** A discount as amendments record it: `-2 %` or `$-25.00`. */
export function discountWords({
  discount,
  discountIsPercentage,
}: {
  discount: number;
  discountIsPercentage: boolean;
}): string {
  return discountIsPercentage ? `${discount} %` : `$${discount.toFixed(2)}`;
}

/**
 * What was changed as people read it, `price $172.23 to $150.00`, without the figures that the reader may not see:
 * `KT 0334 quantity 2 to 3, price changed`.
 */
export function toldChange(change: string, { unit, markup, names = true }: ChangeSight): string {
  const unnamed = names ? change : withoutPeople(change);
  const prices = unit ? unnamed : unnamed.replace(figures.price, withoutFigures('price'));
  return asRead(markup ? prices : prices.replace(figures.discount, withoutFigures('discount')));
}

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const dollarsRead = (amount: string) => usd.format(Number(amount)).replace('-', '−');
const discountRead = (text: string) =>
  text.startsWith('$') ? dollarsRead(text.slice(1)) : text.replace('-', '−');

/** Figures as they are written everywhere else; the reason is in somebody's own words and stays. */
function asRead(change: string): string {
  const end = change.indexOf(REASON);
  const [told, reason] = end < 0 ? [change, ''] : [change.slice(0, end), change.slice(end)];
  const prices = told.replace(
    recorded.price,
    (_, was: string, is: string) => `price ${dollarsRead(was)} to ${dollarsRead(is)}`,
  );
  const discounts = prices.replace(
    recorded.discount,
    (_, was: string, is: string) => `discount ${discountRead(was)} to ${discountRead(is)}`,
  );
  return discounts + reason;
}

/** `buyer changed` instead of who it was and is. What was changed before and after them stays. */
function withoutPeople(change: string): string {
  return change.replace(
    people,
    (words, who: string) => `${words.startsWith(', ') ? ', ' : ''}${who} changed`,
  );
}

function withoutFigures(what: string) {
  return (words: string) => `${words.startsWith(', ') ? ', ' : ''}${what} changed`;
}

/** What a correction changed, and why it was made: `KT 0334 quantity 1 to 3. Reason: counted again`. */
export function correctionWords(change: string, reason: string | undefined): string {
  return reason ? `${change}${REASON}${reason}` : change;
}
