import type { Session } from '@washcoat/contract-entities';
import { conflict, notFound, type SessionStore, type UnitOfWork } from '@washcoat/service-kit';
import { binFacilitiesOf, binUsersOf } from '../bin/bin-with-company';
import { refreshSessions } from '../sign-in/refresh-sessions';
import { publishCompany } from './company-changed';
import { findDiscounts } from './company-discounts';
import { assertMayDeleteCompany } from './company.policy';
import { auditedCompany } from './company.presenter';
import { c, companiesBelow, lockCompanyInScope, updateCompany } from './company.model';

/**
 * Deletes a company: it stays stored for its loads and invoices and can be restored for 30 days, its facilities and its
 * users go with it, whose addresses are free again and who lose access at once. 404 outside the scope, 403 without the right and for the house and the own company, 409 with the number of
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
  assertMayDeleteCompany(session, company);
  const children = await companiesBelow(unit.trx, companyId).where(c.isActive, true).resultSize();
  if (children) throw conflict(inUse(children), 'IN_USE', { count: children });
  const before = auditedCompany(company, await findDiscounts(unit.trx, companyId));
  const userIds = await binUsersOf(unit, session, companyId);
  await binFacilitiesOf(unit, session, company);
  const gone = { deletedAt: unit.now, deletedBy: session.userId };
  const deleted = await updateCompany(unit.trx, companyId, gone, unit.now);
  await publishCompany(unit, deleted);
  await unit.audit({ action: 'delete', entity: 'company', entityId: companyId, before });
  await refreshSessions(unit, sessions, userIds);
}

const inUse = (children: number) =>
  children === 1
    ? 'One active customer belongs to this company. Move it or switch it off first.'
    : `${children} active customers belong to this company. Move them or switch them off first.`;
