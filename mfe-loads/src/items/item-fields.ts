import type { LoadItem } from '@washcoat/contract-loads';
import { formatNumber } from '@washcoat/ui';
import type { ItemChange } from './item-editing';
import { priceText } from './item-words';

/** What people change of an item, by the name that it has for them. */
export const itemFields: readonly { name: keyof ItemChange & keyof LoadItem; label: string }[] = [
  { name: 'quantity', label: 'Quantity' },
  { name: 'unit', label: 'Unit' },
  { name: 'box', label: 'Box' },
  { name: 'adjustedPrice', label: 'ADJUSTED' },
  { name: 'description', label: 'Description' },
  { name: 'isDidNotBuy', label: 'Did not buy' },
  { name: 'loadUrls', label: 'Pictures' },
];

/** A value of such a field as it is shown; of pictures their number. */
export function fieldText(name: string, value: ItemChange[keyof ItemChange], type: string): string {
  if (value === undefined) return 'None';
  if (Array.isArray(value)) return String(value.length);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number')
    return name === 'adjustedPrice' ? priceText(value, type) : formatNumber(value);
  return value || 'None';
}

/** What somebody else changed of an item, in words: `Quantity 2 → 5, Box 1 → 3`; empty for what nobody sees. */
export function changesText(seen: LoadItem, current: LoadItem): string {
  const text = (item: LoadItem, name: (typeof itemFields)[number]['name']) =>
    fieldText(name, item[name], item.type);
  return itemFields
    .filter(({ name }) => JSON.stringify(seen[name]) !== JSON.stringify(current[name]))
    .map(({ name, label }) => `${label} ${text(seen, name)} → ${text(current, name)}`)
    .join(', ');
}
