import type { Session } from '@washcoat/contract-entities';
import {
  conflict,
  forbidden,
  isStale,
  notFound,
  type Problem,
  type SessionStore,
  staleEdit,
  type UnitOfWork,
} from '@washcoat/service-kit';
import { userIdsOf } from '../people/user.model';
import { refreshSessions } from '../sign-in/refresh-sessions';
import { publishCompany } from './company-changed';
import { findDiscounts, replaceDiscounts } from './company-discounts';
import { asksForMore, discountsOf, patchOf, type CompanyEdit } from './company-edit';
import { assertCompanyRules } from './company-rules';
import { followCompanyType } from './company-type-change';
import { assertMayEditCompany, assertMayEditCompanyFields } from './company.policy';
import { auditedCompany, presentWholeCompany } from './company.presenter';
import { findCompanyParts } from './company-parts';
import { lockCompanyInScope, updateCompany, type ShownCompany } from './company.model';

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
  assertMayEditCompany(session, before);
  if (isStale(before, edit.version)) throw await clash(unit, session, before);
  const stored = await findDiscounts(unit.trx, before.companyId);
  if (asksForMore(before, stored, edit, session)) throw forbidden();
  const patch = patchOf(before, edit, session);
  const discounts = discountsOf(before, stored, edit, session);
  if (!discounts && !Object.keys(patch).length)
    return { version: before.version, companyType: before.companyType, isChanged: false };
  assertMayEditCompanyFields(session, before, patch, discounts !== undefined);
  if (patch.isActive && before.isWaiting)
    throw conflict('This customer waits for approval. Approve or refuse it first.', 'WAITING');
  await assertCompanyRules(unit, session, before, patch);
  if (discounts) await replaceDiscounts(unit, session, before.companyId, discounts);
  const after = await updateCompany(unit.trx, before.companyId, patch, unit.now);
  if (patch.companyType) await followCompanyType(unit, after);
  await unit.audit({
    action: 'edit',
    entity: 'company',
    entityId: after.companyId,
    before: auditedCompany(before, stored),
    after: auditedCompany(after, await findDiscounts(unit.trx, after.companyId)),
  });
  await publishCompany(unit, after);
  await refreshSessions(unit, sessions, await userIdsOf(unit.trx, after.companyId));
  return { version: after.version, companyType: after.companyType, isChanged: true };
}

async function clash(unit: UnitOfWork, session: Session, company: ShownCompany): Promise<Problem> {
  const parts = await findCompanyParts(unit.trx, company.companyId);
  return staleEdit(unit, {
    entity: 'company',
    entityId: company.companyId,
    noun: company.companyType === 'FRANCHISE' ? 'franchise' : 'customer',
    current: presentWholeCompany(company, parts, session),
  });
}
