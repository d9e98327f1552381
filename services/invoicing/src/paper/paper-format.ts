const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
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
