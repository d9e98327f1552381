import type { Session } from '@washcoat/contract-entities';
import { conflict, notFound, type SessionStore, type UnitOfWork } from '@washcoat/service-kit';
import type { FacilityRow } from '../facilities/facility';
import { publishFacility } from '../facilities/facility-changed';
import { refreshSessions } from '../sign-in/refresh-sessions';
import { publishCompany } from './company-changed';
import { assertMayDelete } from './company.policy';
import { auditedCompany } from './company.presenter';
import {
  countActiveChildren,
  findFacilityDiscounts,
  lockCompanyInScope,
  updateCompany,
  userIdsOf,
} from './company.repository';

/**
 * Deletes a company: it stays stored for its loads and invoices, its facilities go with it, and its users lose access
 * at once. 404 outside the scope, 403 without the right and for the house and the own company, 409 with the number of
 * companies in use that still belong to it.
 */
export async function deleteCompany(
  unit: UnitOfWork,
  session: Session,
  companyId: string,
  sessions: SessionStore,
): Promise<void> {
  const company = await lockCompanyInScope(unit.trx, session, companyId);
  if (!company) throw notFound('This company');
  assertMayDelete(session, company);
  const children = await countActiveChildren(unit.trx, companyId);
  if (children) throw conflict(inUse(children), 'IN_USE', { count: children });
  const before = auditedCompany(company, await findFacilityDiscounts(unit.trx, companyId));
  const deleted = await updateCompany(unit.trx, companyId, { deleted_at: unit.now }, unit.now);
  await deleteFacilities(unit, companyId, company.is_franchise);
  await publishCompany(unit, deleted);
  await unit.audit({ action: 'delete', entity: 'company', entityId: companyId, before });
  await refreshSessions(unit, sessions, await userIdsOf(unit.trx, companyId));
}

async function deleteFacilities(unit: UnitOfWork, companyId: string, isFranchise: boolean): Promise<void> {
  const facilities: FacilityRow[] = await unit
    .trx('facility')
    .where({ company_id: companyId })
    .whereNull('deleted_at')
    .update({ deleted_at: unit.now, updated_at: unit.now, version: unit.trx.raw('version + 1') })
    .returning('*');
  for (const facility of facilities) await publishFacility(unit, facility, isFranchise);
}

const inUse = (children: number) =>
  children === 1
    ? 'One active customer belongs to this company. Move it or switch it off first.'
    : `${children} active customers belong to this company. Move them or switch them off first.`;
