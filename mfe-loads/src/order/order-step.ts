import { loadStatuses, loadTypes, type LoadDetail } from '@washcoat/contract-loads';
import { formatDate } from '@washcoat/ui';

type OrderFacts = Pick<
  LoadDetail,
  'type' | 'status' | 'itemCount' | 'sellerFinalisedBy' | 'sellerFinalisedDate' | 'buyerFinalisedDate'
>;

const NO_ITEMS = 'Add an item first';
const IS_QUOTE = 'Turn the quote into a cart first';

const completedText = ({ buyerFinalisedDate }: OrderFacts) =>
  `Completed on ${formatDate(buyerFinalisedDate, 'day')}`;

/** Why FINISH ORDER cannot be pressed; nothing when it can. */
export function finishBlocked(load: OrderFacts): string | undefined {
  if (load.buyerFinalisedDate) return completedText(load);
  if (load.sellerFinalisedDate) {
    return `Finished by ${load.sellerFinalisedBy ?? 'the seller'} on ${formatDate(load.sellerFinalisedDate, 'day')}`;
  }
  return load.status === loadStatuses.notStarted || load.itemCount === 0 ? NO_ITEMS : undefined;
}

/** Why COMPLETE ORDER cannot be pressed; nothing when it can. */
export function completeBlocked(load: OrderFacts): string | undefined {
  if (load.buyerFinalisedDate) return completedText(load);
  if (load.type === loadTypes.quote && load.status === loadStatuses.convertedToQuote) return IS_QUOTE;
  return load.status === loadStatuses.notStarted || load.itemCount === 0 ? NO_ITEMS : undefined;
}
