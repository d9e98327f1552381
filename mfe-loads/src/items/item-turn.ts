import { itemStatuses, loadTypes, type LoadDetail, type LoadItem } from '@washcoat/contract-loads';
import type { LoadRights } from '../load-detail/load-rights';

type Haggled = Pick<LoadItem, 'status' | 'offer'>;
type OfType = Pick<LoadDetail, 'type'>;
type Side = Pick<LoadRights, 'party'>;

const isOpen = ({ status, offer }: Haggled, { type }: OfType) =>
  status === itemStatuses.underReview && offer !== undefined && type !== loadTypes.invoice;

/** Whether an item waits for an answer of the user's side (LDET-045): the other one has added or changed it. */
export function waitsForUs(item: Haggled, load: OfType, { party }: Side): boolean {
  return isOpen(item, load) && item.offer?.party !== party;
}

/** Why what waits for an answer of the user's side is not rejected yet; undefined when it can be. */
export function whyNotRejected({ offer }: Pick<LoadItem, 'offer'>): string | undefined {
  return offer?.isOffered === false ? 'No price was offered for it yet' : undefined;
}

/** Whether an item waits for an answer of the other side. */
export function waitsForOthers(item: Haggled, load: OfType, { party }: Side): boolean {
  return isOpen(item, load) && item.offer?.party === party;
}

/** Whether the user's side may take back what it asked for, whether it was rejected or not answered. */
export function canTakeBack({ status, offer }: Haggled, { type }: OfType, { party }: Side): boolean {
  return status !== itemStatuses.approved && offer?.party === party && type !== loadTypes.invoice;
}

/** The items of a load that wait for an answer, also those that the page does not show. */
export function unansweredOf(load: Pick<LoadDetail, 'type' | 'items' | 'unanswered'>): readonly LoadItem[] {
  const known = load.unanswered ?? load.items;
  return known.filter((item) => isOpen(item, load) && !item.isDidNotBuy);
}

/** What a side is called where nobody of it is named. */
export const sideName = (party: LoadRights['party']): string => `the ${party}`;

/** What the other side is called. */
export const otherSide = ({ party }: Side): string => sideName(party === 'buyer' ? 'seller' : 'buyer');
