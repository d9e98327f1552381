const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const count = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Dollars with cents and thousands separators; a minus is the real minus sign. */
export function moneyText(dollars: number): string {
  return money.format(dollars).replace('-', '−');
}

/** A quantity with at most two decimals. */
export function countText(quantity: number): string {
  return count.format(quantity).replace('-', '−');
}

/** The day of a moment as invoices write it, MM/DD/YYYY, on the calendar of `timezone`; empty without a moment. */
export function dayText(moment: string | null, timezone: string): string {
  if (!moment) return '';
  return new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(new Date(moment));
}
