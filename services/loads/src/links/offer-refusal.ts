import { loadTypes } from '@washcoat/contract-loads';
import { isBought } from '@washcoat/metals';
import { conflict, type Problem } from '@washcoat/service-kit';
import { holdOf, holdIsOver } from '../carts/price-hold';
import { isUnanswered, itemName } from '../items/item-offer';
import { isOffered } from '../items/price-disclosure';
import type { Listed } from './offer-seal';

/**
 * Why an offer cannot be approved now: only prices are that were offered and are held, and of which nothing waits for
 * the buyer, on what is not completed. Null when it can.
 */
export function refusalOf({ load, items }: Listed, now: Date): Problem | null {
  if (load.type === loadTypes.invoice) return conflict('This order is completed.', 'COMPLETED');
  if (load.type === loadTypes.request)
    return conflict('The buyer has not taken this up yet.', 'NOT_ACCEPTED');
  if (!items.some(isBought)) return conflict('There is nothing on this list yet.', 'NO_ITEMS');
  if (!items.filter(isBought).every(isOffered))
    return conflict('Not every price was offered yet.', 'NOT_OFFERED');
  if (holdOf(load, now) === 'over') return holdIsOver('seller');
  const open = items.filter((item) => isUnanswered(item) && item.changedBy === 'seller');
  if (!open.length) return null;
  const named = open.slice(0, 3).map(itemName).join(', ');
  const rest = open.length > 3 ? ` and ${open.length - 3} more` : '';
  return conflict(
    `${named}${rest} ${open.length > 1 ? 'wait' : 'waits'} for an answer of the buyer.`,
    'OPEN_ITEMS',
  );
}
