const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const poundPrice = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 4,
});
const pounds = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });
const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Dollars with cents and thousands separators; a minus is the real minus sign. Empty for what must not show. */
export function moneyText(dollars: number | undefined): string {
  if (dollars === undefined) return '';
  return money.format(dollars).replace('-', '−');
}

/** A quantity with at most two decimals. */
export function countText(quantity: number): string {
  return count.format(quantity).replace('-', '−');
}

/** The price of a pound, to a hundredth of a cent: `$32.2731 / lb`. */
export function poundPriceText(dollars: number | undefined): string {
  return dollars === undefined ? '' : `${poundPrice.format(dollars)} / lb`;
}

/** A weight as a line counts it: `2.1473 lb`. */
export function poundsText(weight: number): string {
  return `${pounds.format(weight)} lb`;
}
