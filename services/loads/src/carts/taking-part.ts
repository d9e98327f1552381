import type { Session } from '@washcoat/contract-entities';
import { loadStatuses, loadTypes } from '@washcoat/contract-loads';
import type { LoadFields, LoadRecord } from './load.model';
import { assistedBy, type Party } from './party';

/** Whether what `changer` changes of the items of a load waits for the other side: that side works on it too. */
export function isShared(
  { startedBy, assistantId, isSellerIn }: Pick<LoadRecord, 'startedBy' | 'assistantId' | 'isSellerIn'>,
  changer: Party,
): boolean {
  return changer === 'seller'
    ? startedBy === 'buyer' || assistantId !== null
    : startedBy === 'seller' || isSellerIn;
}

/** What a load remembers of somebody who works on its items: the first buyer takes it up, a seller is heard from now on. */
export function takingPart(load: LoadRecord, party: Party, session: Session): Partial<LoadFields> {
  if (party === 'seller') return sellerTakingPart(load);
  return load.assistantId ? {} : assistedBy(session);
}

/** What a load remembers of a seller, whoever it is. */
export const sellerTakingPart = ({ isSellerIn }: Pick<LoadRecord, 'isSellerIn'>): Partial<LoadFields> =>
  isSellerIn ? {} : { isSellerIn: true };

/** Whether somebody of the seller's side, who signs in, asked for a load: it stays that one's, who finishes its order. */
export const isAskedFor = ({
  sellerUserId,
  startedBy,
}: Pick<LoadRecord, 'sellerUserId' | 'startedBy'>): boolean =>
  sellerUserId !== null || startedBy === 'seller';

/** Whether a load has to be finished before it is completed (GAP-LDET-06): one that was asked for is, a cart of the house is not. */
export const hasToBeFinished = (load: LoadRecord): boolean =>
  load.type !== loadTypes.invoice && load.status !== loadStatuses.waitingBuyerApproval && isAskedFor(load);
