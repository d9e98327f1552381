/** Keeps what may stand in a decimal number while it is typed: digits, one point, one leading minus. */
export function decimalText(text: string, allowNegative: boolean): string {
  const normal = text.replace(/\u2212/g, '-').replace(/[^\d.-]/g, '');
  const sign = allowNegative && normal.startsWith('-') ? '-' : '';
  const [whole = '', ...fraction] = normal.replace(/-/g, '').split('.');
  return fraction.length === 0 ? `${sign}${whole}` : `${sign}${whole}.${fraction.join('')}`;
}
