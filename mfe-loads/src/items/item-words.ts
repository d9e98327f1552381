import { isPoundGroup, type LoadItem } from '@washcoat/contract-loads';
import { formatMoney, formatNumber } from '@washcoat/ui';

/** What people call the item: its code, else its description. */
export const itemName = ({ oem, description }: Pick<LoadItem, 'oem' | 'description'>): string =>
  oem || description;

/** The final quantity with its unit: `12.5 lb`, `0.5`. */
export function quantityText({ finalQty, type }: { finalQty: number; type: string }): string {
  const text = formatNumber(finalQty);
  return isPoundGroup(type) ? `${text} lb` : text;
}

/** The quantity as it is entered: of wire how often how many pounds, `2 × 2.1473 lb`. */
export function enteredText({ quantity, unit, finalQty, type }: LoadItem): string {
  const pounds = quantityText({ finalQty: quantity, type });
  return isPoundGroup(type) && unit !== 1
    ? `${formatNumber(unit)} × ${pounds}`
    : quantityText({ finalQty, type });
}

/** What the name of a number of an item says beside it: of wire that it is of pounds. */
export function labelOf(name: 'Quantity' | 'ADJUSTED', type: string): string {
  if (!isPoundGroup(type)) return name;
  return name === 'Quantity' ? 'Quantity, lb' : 'ADJUSTED per lb';
}

/** The price of a line: `$172.23`, of a pound in full, `$32.2731`, so that pounds times price is the total. */
export function priceFigure(value: number | undefined, type: string): string {
  if (value === undefined || !isPoundGroup(type)) return formatMoney(value);
  const isWhole = (amount: number) => Math.abs(amount - Math.round(amount)) < 1e-6;
  return formatMoney(value, [2, 3].find((places) => isWhole(value * 10 ** places)) ?? 4);
}

/** The same with what it is of: `$32.2731 / lb`. */
export function priceText(value: number | undefined, type: string): string {
  return `${priceFigure(value, type)}${isPoundGroup(type) ? ' / lb' : ''}`;
}

/** The same as a cell of a table reads, where the unit stands below: `$32.2731 per lb`. */
export function priceInCell(value: number | undefined, type: string): string {
  return `${priceFigure(value, type)}${isPoundGroup(type) ? ' per lb' : ''}`;
}

/** The status of an item in the words of its pill. */
export function itemStatusWord({ status, isDidNotBuy }: Pick<LoadItem, 'status' | 'isDidNotBuy'>): string {
  if (isDidNotBuy) return 'did not buy';
  return status === 0 ? 'under review' : status === 1 ? 'approved' : 'rejected';
}
