import { loadStatuses, loadTypes, type OwnSale } from '@washcoat/contract-loads';

type Tone = 'warning' | 'info' | 'success' | 'neutral';

/** Where a sale stands, for who sells; what waits for the seller is a warning. */
export function saleState(sale: OwnSale): { text: string; tone: Tone } {
  const { type, status, sentAt, waitingCount, assistantFirstName } = sale;
  if (waitingCount > 0) {
    return {
      text: `${waitingCount} ${waitingCount === 1 ? 'item waits' : 'items wait'} for you`,
      tone: 'warning',
    };
  }
  if (type === loadTypes.request) return { text: 'Waiting for a grader', tone: 'info' };
  if (type === loadTypes.finished) return { text: 'Waiting for the buyer', tone: 'info' };
  if (type === loadTypes.cart)
    return { text: assistantFirstName ? `With ${assistantFirstName}` : 'In process', tone: 'success' };
  if (status === loadStatuses.convertedToQuote || sale.isOffered)
    return { text: 'The buyer has answered', tone: 'warning' };
  return sentAt ? { text: 'Waiting for prices', tone: 'info' } : { text: 'Not sent yet', tone: 'warning' };
}
