import type { ItemGroup, LoadItem } from '@washcoat/contract-loads';
import { formatNumber } from '@washcoat/ui';

/** Groups that are weighed in pounds. */
const weighed: readonly ItemGroup[] = ['DOMESTIC WIRE', 'IMPORT WIRE'];
const isWeighed = (group: string): boolean => weighed.some((one) => one === group);

/** What people call the item: its code, else its description. */
export const itemName = ({ oem, description }: Pick<LoadItem, 'oem' | 'description'>): string =>
  oem || description;

/** The final quantity with its unit: `12.5 lb`, `0.5`. */
export function quantityText({ finalQty, type }: { finalQty: number; type: string }): string {
  const text = formatNumber(finalQty);
  return isWeighed(type) ? `${text} lb` : text;
}

/** The status of an item in the words of its pill. */
export function itemStatusWord({ status, isDidNotBuy }: Pick<LoadItem, 'status' | 'isDidNotBuy'>): string {
  if (isDidNotBuy) return 'did not buy';
  return status === 0 ? 'under review' : status === 1 ? 'approved' : 'rejected';
}
