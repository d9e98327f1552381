import { loadStatuses, loadTypes, type LoadDetail } from '@washcoat/contract-loads';
import { unansweredOf } from '../items/item-turn';
import { itemName } from '../items/item-words';
import { formatDate, formatNumber } from '@washcoat/ui';

type OrderFacts = Pick<
  LoadDetail,
  | 'type'
  | 'status'
  | 'itemCount'
  | 'sellerFinalisedBy'
  | 'sellerFinalisedDate'
  | 'buyerFinalisedDate'
  | 'items'
  | 'unanswered'
  | 'unansweredCount'
  | 'waitingCount'
  | 'party'
  | 'firstName'
  | 'hasToBeFinished'
> & {
  /** The prices of the quote were held until a moment that is over. */
  isHoldOver?: boolean;
  /** Until when the prices of the quote are or were held. */
  heldUntil?: string | null;
};

const NO_ITEMS = 'Add an item first';
/** Why nothing is agreed to before it was priced again. */
export const HOLD_IS_OVER = 'Its prices are not held any more';
const IS_QUOTE = 'Turn the quote into a cart first';
const IS_HELD = 'The seller turns the quote into a cart while its prices are held';

const completedText = ({ buyerFinalisedDate }: OrderFacts) =>
  `Completed on ${formatDate(buyerFinalisedDate, 'day')}`;

/** Why FINISH ORDER cannot be pressed; nothing when it can. */
export function finishBlocked(load: OrderFacts): string | undefined {
  if (load.buyerFinalisedDate) return completedText(load);
  if (load.sellerFinalisedDate) {
    const by = load.sellerFinalisedBy ? ` by ${load.sellerFinalisedBy}` : '';
    return `Finished${by} on ${formatDate(load.sellerFinalisedDate, 'day')}`;
  }
  if (load.status === loadStatuses.notStarted || load.itemCount === 0) return NO_ITEMS;
  return load.isHoldOver ? HOLD_IS_OVER : openText(load, 'buyer');
}

/** Why COMPLETE ORDER cannot be pressed; nothing when it can. */
export function completeBlocked(load: OrderFacts): string | undefined {
  if (load.buyerFinalisedDate) return completedText(load);
  if (load.type === loadTypes.quote && load.status === loadStatuses.convertedToQuote)
    return load.isHoldOver ? HOLD_IS_OVER : load.heldUntil ? IS_HELD : IS_QUOTE;
  if (load.status === loadStatuses.notStarted || load.itemCount === 0) return NO_ITEMS;
  return load.isHoldOver ? HOLD_IS_OVER : (openText(load) ?? finishText(load));
}

/** Who has to finish it before it is completed, in words; nothing when nobody has to. */
export function finishText(load: Pick<OrderFacts, 'hasToBeFinished' | 'firstName'>): string | undefined {
  if (!load.hasToBeFinished) return undefined;
  return `${load.firstName || 'The seller'} has to finish it first, or you do it instead`;
}

/** What waits for an answer, in words: of what `asker` asks for, or of all. */
export function openText(load: OrderFacts, asker?: 'seller' | 'buyer'): string | undefined {
  const open = unansweredOf(load).filter(({ offer }) => !asker || offer?.party === asker);
  if (open.length === 0) return undefined;
  const count = countOf(load, asker) ?? open.length;
  const named = open.slice(0, 3).map(itemName).join(', ');
  const rest = count > 3 ? ` and ${formatNumber(count - 3)} more` : '';
  const sides = new Set(open.map(({ offer }) => offer?.party));
  const whose = sides.size > 1 ? 'both sides' : sides.has('buyer') ? 'the seller' : 'the buyer';
  return `${named}${rest} ${count > 1 ? 'wait' : 'waits'} for an answer of ${whose}`;
}

/** How many wait, also of those that the page does not know: it knows the first only. */
function countOf(load: OrderFacts, asker?: 'seller' | 'buyer'): number | undefined {
  const { unansweredCount: all, waitingCount: ours, party } = load;
  if (!asker || all === undefined || ours === undefined) return all;
  return asker === party ? all - ours : ours;
}
