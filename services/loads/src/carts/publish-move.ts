import type { Session } from '@washcoat/contract-entities';
import { loadMoved, loadStatuses, loadTypes, type LoadMove } from '@washcoat/contract-loads';
import type { UnitOfWork } from '@washcoat/service-kit';
import type { LoadRecord } from './load.model';
import { partyOf, type Party } from './party';

type MovedLoad = Pick<
  LoadRecord,
  | 'loadId'
  | 'loadName'
  | 'type'
  | 'status'
  | 'companyId'
  | 'companyName'
  | 'firstName'
  | 'lastName'
  | 'facilityCompanyId'
  | 'sellerUserId'
  | 'version'
> & { facility: { name: string } };

/** Tells what happened to a load, for those who may want to hear of it. */
export function publishMove(
  unit: UnitOfWork,
  session: Session,
  load: MovedLoad,
  move: LoadMove['move'],
): Promise<void> {
  return publishMoveBy(unit, moverOf(session, load), load, move);
}

/** Somebody who moved a load; who is not signed in goes by the id of the link that was followed. */
export type Mover = LoadMove['by'];

/** Somebody who is signed in. */
export const moverOf = (session: Session, load: MovedLoad): Mover => ({
  userId: session.userId,
  name: `${session.firstName} ${session.lastName}`.trim(),
  party: partyOf(load, session),
});

/** The same, for whoever did it. */
export function publishMoveBy(
  unit: UnitOfWork,
  by: Mover,
  load: MovedLoad,
  move: LoadMove['move'],
): Promise<void> {
  const { loadId, loadName, companyId, companyName, facilityCompanyId, sellerUserId, version } = load;
  return unit.publish(loadMoved, loadId, {
    loadId,
    loadName,
    move,
    isWaiting: waitsForBuyer(load),
    isQuote: load.type === loadTypes.quote,
    companyId,
    companyName,
    contactName: `${load.firstName} ${load.lastName}`.trim(),
    facilityName: load.facility.name,
    facilityCompanyId,
    sellerUserId,
    by,
    movedAt: unit.now.toISOString(),
    version,
  });
}

/** A request or a quote that was asked for and not answered, or an order that its seller finished. */
function waitsForBuyer({ type, status }: Pick<LoadRecord, 'type' | 'status'>): boolean {
  if (type === loadTypes.quote) return status !== loadStatuses.convertedToQuote;
  return type === loadTypes.request || type === loadTypes.finished;
}

/**
 * Tells the side that did not do it that items or terms of a load were changed, when that side works on it too: a buyer
 * who has taken it up, or a seller who asked for it, sells it or was given it as a quote.
 */
export const publishChange = (unit: UnitOfWork, session: Session, load: ChangedLoad): Promise<void> =>
  publishChangeBy(unit, moverOf(session, load), load);

/** The same, for whoever did it. */
export async function publishChangeBy(unit: UnitOfWork, by: Mover, load: ChangedLoad): Promise<void> {
  if (isSharedWith(load, by.party)) await publishMoveBy(unit, by, load, 'changed');
}

type ChangedLoad = MovedLoad & Pick<LoadRecord, 'assistantId' | 'startedBy' | 'isSellerIn'>;

function isSharedWith(
  load: Pick<LoadRecord, 'assistantId' | 'startedBy' | 'isSellerIn' | 'sellerUserId' | 'type'>,
  changer: Party,
): boolean {
  if (changer === 'seller') return load.assistantId !== null;
  const { startedBy, isSellerIn, sellerUserId, type } = load;
  return startedBy === 'seller' || isSellerIn || sellerUserId !== null || type === loadTypes.quote;
}
