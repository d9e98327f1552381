import type { Session } from '@washcoat/contract-entities';
import {
  conflict,
  isStale,
  notFound,
  type Problem,
  type SessionStore,
  staleEdit,
  type UnitOfWork,
} from '@washcoat/service-kit';
import { refreshSessions } from '../sign-in/refresh-sessions';
import { publishCompany } from './company-changed';
import { discountsOf, patchOf, type CompanyEdit } from './company-edit';
import { replaceFacilityDiscounts } from './company-facility';
import { assertCompanyRules } from './company-rules';
import { followCompanyType } from './company-type-change';
import { assertMayChange, assertMayMake } from './company.policy';
import { auditedCompany, presentWholeCompany } from './company.presenter';
import {
  findCompanyParts,
  findAuditedDiscounts,
  lockCompanyInScope,
  updateCompany,
  userIdsOf,
  type NamedCompanyRow,
} from './company.repository';

/** A company after an edit. */
export interface EditedCompany {
  version: number;
  companyType: string;
  isChanged: boolean;
}

/**
 * Changes a company, tells other domains and brings the sessions of its users in line: they end when it is switched
 * off. Answers the version and type it has now and whether anything really changed. 404 outside the scope, 403 beyond the
 * rights, 409 STALE with the company as it is when the edit began from an older version, 400 with the field. Whatever
 * it refuses, it refuses before it writes.
 */
export async function editCompany(
  unit: UnitOfWork,
  session: Session,
  edit: CompanyEdit,
  sessions: SessionStore,
): Promise<EditedCompany> {
  const before = await lockCompanyInScope(unit.trx, session, edit.companyId);
  if (!before) throw notFound('This company');
  assertMayChange(session, before);
  if (isStale(before, edit.version)) throw await clash(unit, session, before);
  const patch = patchOf(before, edit, session);
  const parts = await findCompanyParts(unit.trx, before.company_id);
  const discounts = discountsOf(before, parts.discounts, edit, session);
  if (!discounts && !Object.keys(patch).length)
    return { version: before.version, companyType: before.company_type, isChanged: false };
  assertMayMake(session, before, patch, discounts !== undefined);
  if (patch.is_active && before.is_waiting)
    throw conflict('This customer waits for approval. Approve or refuse it first.', 'WAITING');
  await assertCompanyRules(unit, session, before, patch);
  const audited = await auditedNow(unit, before);
  if (discounts) await replaceFacilityDiscounts(unit, session, before.company_id, discounts);
  const after = await updateCompany(unit.trx, before.company_id, patch, unit.now);
  if (patch.company_type) await followCompanyType(unit, after);
  await unit.audit({
    action: 'edit',
    entity: 'company',
    entityId: after.company_id,
    before: audited,
    after: await auditedNow(unit, after),
  });
  await publishCompany(unit, after);
  await refreshSessions(unit, sessions, await userIdsOf(unit.trx, after.company_id));
  return { version: after.version, companyType: after.company_type, isChanged: true };
}

async function clash(unit: UnitOfWork, session: Session, company: NamedCompanyRow): Promise<Problem> {
  const parts = await findCompanyParts(unit.trx, company.company_id);
  return staleEdit(unit, {
    entity: 'company',
    entityId: company.company_id,
    noun: company.company_type === 'FRANCHISE' ? 'franchise' : 'customer',
    current: presentWholeCompany(company, parts, session),
  });
}

async function auditedNow({ trx }: UnitOfWork, company: NamedCompanyRow) {
  return auditedCompany(company, await findAuditedDiscounts(trx, company.company_id));
}
