import type { Session } from '@washcoat/contract-entities';
import { loadMoved, loadTypes, type LoadMove } from '@washcoat/contract-loads';
import type { UnitOfWork } from '@washcoat/service-kit';
import type { LoadRecord } from './load.record';
import { partyOf } from './party';

type MovedLoad = Pick<
  LoadRecord,
  | 'loadId'
  | 'loadName'
  | 'type'
  | 'companyId'
  | 'companyName'
  | 'firstName'
  | 'lastName'
  | 'facilityCompanyId'
  | 'sellerUserId'
  | 'version'
> & { facility: { name: string } };

/** Tells what happened to a load, for those who may want to hear of it. */
export function tellMove(
  unit: UnitOfWork,
  session: Session,
  load: MovedLoad,
  move: LoadMove['move'],
): Promise<void> {
  const { loadId, loadName, companyId, companyName, facilityCompanyId, sellerUserId, version } = load;
  return unit.publish(loadMoved, loadId, {
    loadId,
    loadName,
    move,
    isQuote: load.type === loadTypes.quote,
    companyId,
    companyName,
    contactName: `${load.firstName} ${load.lastName}`.trim(),
    facilityName: load.facility.name,
    facilityCompanyId,
    sellerUserId,
    by: {
      userId: session.userId,
      name: `${session.firstName} ${session.lastName}`.trim(),
      party: partyOf(load, session),
    },
    movedAt: unit.now.toISOString(),
    version,
  });
}
