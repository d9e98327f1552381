import { dollarsOf } from '@washcoat/contract-kernel';

/** Between `least` and `most` decimals, thousands separated. */
const figures = (least: number, most: number) =>
  new Intl.NumberFormat('en-US', {
    ...{ minimumFractionDigits: least, maximumFractionDigits: most },
    // What rounds to nothing has no sign.
    signDisplay: 'negative',
  });

const cents = figures(2, 2);
const thousandths = figures(3, 3);
const poundPrice = figures(2, 4);
const rate = figures(0, 3);
const full = figures(0, 6);

const written = (value: number, format: Intl.NumberFormat) => format.format(value).replace('-', '\u2212');

const inDollars = (value: number, format: Intl.NumberFormat) =>
  written(value, format).replace(/^\u2212?/, (minus) => `${minus}$`);

/** USD as letters and papers write it, with cents: `−$1,735.04`. */
export const dollars = (amount: number): string => inDollars(amount, cents);

/** The same of what may be absent because it must not show: empty then. */
export const shownDollars = (amount: number | undefined): string =>
  amount === undefined ? '' : dollars(amount);

/** An amount in cents, written the same way. */
export const centsText = (amount: number): string => dollars(dollarsOf(amount));

/** USD with the three decimals of a settlement. */
export const settlementDollars = (amount: number): string => inDollars(amount, thousandths);

/** The price of a pound, USD, to a hundredth of a cent where it has one: `$32.2731 / lb`. Empty for what must not show. */
export const poundPriceText = (amount: number | undefined): string =>
  amount === undefined ? '' : `${inDollars(amount, poundPrice)} / lb`;

/** A number with exactly `places` decimals; empty for none. */
export const numberText = (value: number | null, places: number): string =>
  value === null ? '' : written(value, figures(places, places));

/** A rate or quantity of a settlement as it was entered: up to three decimals, none for whole numbers. */
export const enteredText = (value: number): string => written(value, rate);

/** A quantity in full, of a millionth at most: `26.75`. */
export const quantityText = (quantity: number): string => written(quantity, full);

/** Pounds in full, so that pounds times price is the total of a line: `2.1473 lb`. */
export const poundsText = (pounds: number): string => `${quantityText(pounds)} lb`;
