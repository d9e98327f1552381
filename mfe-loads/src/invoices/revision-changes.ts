import type { RevisionDetail } from '@washcoat/contract-invoicing';
import { formatMoney, formatNumber } from '@washcoat/ui';

type Item = RevisionDetail['items'][number];

/** What differs between two revisions: a name, and what it was and is; empty where it is not there. */
export interface RevisionChange {
  id: string;
  name: string;
  before: string;
  after: string;
}

const nameOf = ({ oem, description }: Item) => oem || description;

/** What of an item makes the order: `2 × $172.23, box 1`. */
function termsOf({ quantity, unit, adjustedPrice, box, isDidNotBuy, description }: Item): string {
  const counts = [unit === 1 ? '' : formatNumber(unit), formatNumber(quantity)].filter(Boolean);
  const price = adjustedPrice === undefined ? [] : [formatMoney(adjustedPrice)];
  const terms = [...counts, ...price].join(' × ');
  return [terms, box ? `box ${box}` : '', isDidNotBuy ? 'not bought' : '', description]
    .filter(Boolean)
    .join(', ');
}

const moneyText = (amount: number | undefined) => (amount === undefined ? '' : formatMoney(amount));

/** What differs between two revisions: items that came, went or changed, then notes and what it comes to. */
export function changesBetween(before: RevisionDetail, after: RevisionDetail): RevisionChange[] {
  const ids = new Set([...before.items, ...after.items].map(({ itemId }) => itemId));
  const items = [...ids].map((id) => {
    const one = before.items.find(({ itemId }) => itemId === id);
    const other = after.items.find(({ itemId }) => itemId === id);
    const named = other ?? one;
    return {
      id,
      name: named ? nameOf(named) : '',
      before: one ? termsOf(one) : '',
      after: other ? termsOf(other) : '',
    };
  });
  const whole = [
    { id: 'notes', name: 'Notes', before: before.notes, after: after.notes },
    {
      id: 'subtotal',
      name: 'Subtotal',
      before: moneyText(before.subtotal),
      after: moneyText(after.subtotal),
    },
    {
      id: 'discount',
      name: 'Discount',
      before: moneyText(before.discountAmount),
      after: moneyText(after.discountAmount),
    },
    {
      id: 'grandtotal',
      name: 'Grand Total',
      before: moneyText(before.grandtotal),
      after: moneyText(after.grandtotal),
    },
  ];
  return [...items, ...whole].filter((change) => change.before !== change.after);
}
