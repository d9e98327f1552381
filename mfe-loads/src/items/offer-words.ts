import type { LoadItem } from '@washcoat/contract-loads';
import { formatDate, formatNumber } from '@washcoat/ui';
import { sideName } from './item-turn';
import { priceText, quantityText } from './item-words';

/** What is asked for of an item: `$265.91 → $240.00, quantity 1 → 2`; of one that was added, how much of it. */
export function offerWords(item: LoadItem): string {
  const { offer, adjustedPrice, type, quantity, unit } = item;
  const from = offer?.from;
  if (!from) {
    const price = adjustedPrice === undefined ? '' : ` at ${priceText(adjustedPrice, type)}`;
    return `added, quantity ${quantityText(item)}${price}`;
  }
  const price = from.adjustedPrice === undefined ? 'another price' : priceChange(from.adjustedPrice, item);
  return [
    offer.isPriceChanged && price,
    from.quantity !== quantity && `quantity ${formatNumber(from.quantity)} → ${formatNumber(quantity)}`,
    from.unit !== unit && `unit ${formatNumber(from.unit)} → ${formatNumber(unit)}`,
  ]
    .filter((words) => words !== false)
    .join(', ');
}

/** Who asked for it, by name or else by side, and when: `Maya Ellison, 23rd Nov, 2026 2:05 pm`. */
export function offeredBy({ offer }: Pick<LoadItem, 'offer'>): string {
  return offer ? [offer.by || sideName(offer.party), formatDate(offer.at, 'moment')].join(', ') : '';
}

function priceChange(from: number, { adjustedPrice, type }: LoadItem): string {
  return `${priceText(from, type)} → ${priceText(adjustedPrice, type)}`;
}
