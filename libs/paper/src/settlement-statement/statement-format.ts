/** A number with exactly `places` decimals and thousands separators; empty for none, a minus is the real minus sign. */
export function numberText(value: number | null, places: number): string {
  if (value === null) return '';
  const format = { minimumFractionDigits: places, maximumFractionDigits: places };
  return new Intl.NumberFormat('en-US', format).format(value || 0).replace('-', '−');
}

/** USD with the three decimals of a settlement. */
export function dollarText(value: number): string {
  return numberText(value, 3).replace(/^\u2212?/, (minus) => `${minus}$`);
}

/** A rate or quantity as it was entered: up to three decimals, none for whole numbers. */
export function enteredText(value: number): string {
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: 3 }).format(value).replace('-', '−');
}
