import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import type { loadRequest } from '@washcoat/contract-loads';
import { conflict, findCompanyCopy, newId, notFound, type UnitOfWork } from '@washcoat/service-kit';
import { homeFacility } from './facility-choice';
import { loadStates } from './load';
import { insertLoad } from './load.repository';
import { newLoad } from './new-load';
import { publishMove } from './publish-move';

/**
 * Requests a grading session, or a quote, for the caller's own company at the facility that it deals with.
 *
 * @param loadId given by seeds only
 * @throws 404 without a company, 409 when no facility takes requests
 */
export async function requestLoad(
  unit: UnitOfWork,
  session: Session,
  input: InputOf<typeof loadRequest>,
  loadId: string = newId(),
): Promise<{ message: string; loadId: string }> {
  const customer = session.companyId ? await findCompanyCopy(unit.trx, session.companyId) : null;
  if (!customer || customer.isDeleted) throw notFound('Your company');
  const facility = await homeFacility(unit.trx, customer);
  if (!facility) throw conflict('No facility takes requests at the moment.', 'NO_FACILITY');
  const isGrading = input.isRequestFromGradingSession;
  const loadName = input.loadName || `${customer.companyName} ${isGrading ? 'grading session' : 'quote'}`;
  const state = loadStates[isGrading ? 'new request' : 'requested quote'];
  const load = newLoad({ loadId, loadName, state, customer, facility, session, now: unit.now });
  await unit.audit({ action: 'request', entity: 'load', entityId: loadId, after: load });
  const requested = { ...load, facility, facilityCompanyId: facility.companyId };
  await publishMove(unit, session, requested, 'requested');
  unit.writeLast(insertLoad(load));
  return { message: 'Successfully Sent', loadId };
}
