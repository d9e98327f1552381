import type { Session } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import type { loadRequest } from '@washcoat/contract-loads';
import {
  conflict,
  findCompanyCopy,
  newId,
  notFound,
  type UnitOfWork,
  type FacilityCopy,
} from '@washcoat/service-kit';
import { homeFacility } from './facility-choice';
import { loadStates } from './load';
import { insertLoad, type NewLoadRow } from './load.repository';
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
  const row = newLoad({ loadId, loadName, state, customer, facility, session, now: unit.now });
  await unit.audit({ action: 'request', entity: 'load', entityId: loadId, after: row });
  await publishMove(unit, session, requested(row, facility), 'requested');
  unit.writeLast(insertLoad(unit.trx, row));
  return { message: 'Successfully Sent', loadId };
}

function requested(row: NewLoadRow, facility: FacilityCopy) {
  return {
    loadId: row.load_id,
    loadName: row.load_name,
    type: row.type,
    status: row.status,
    companyId: row.company_id,
    companyName: row.company_name,
    firstName: row.first_name,
    lastName: row.last_name,
    facilityCompanyId: facility.companyId,
    sellerUserId: row.seller_user_id,
    facility,
    version: 1,
  };
}
