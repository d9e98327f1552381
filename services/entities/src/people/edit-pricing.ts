import type { Session, userEdit } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { badInput, forbidden, isStale, notFound, staleEdit, type UnitOfWork } from '@washcoat/service-kit';
import { publishCompany } from '../companies/company-changed';
import { findDiscounts, replaceDiscounts } from '../companies/company-discounts';
import { discountsOf, patchOf } from '../companies/company-edit';
import { findCompanyParts } from '../companies/company-parts';
import { auditedCompany, presentWholeCompany } from '../companies/company.presenter';
import { companyEditSight } from '../companies/company-sight.policy';
import { lockCompanyInScope, updateCompany } from '../companies/company.model';

type PricingEdit = Pick<
  InputOf<typeof userEdit>,
  'companyId' | 'groupDiscount' | 'facilityDiscount' | 'version'
>;

/**
 * Changes the discounts of a company from the pricing tab of its users (GAP-USER-02), and tells other domains. Answers
 * the company's version. 404 outside the scope, 403 without canShowPriceModifier and for the own company, 409 STALE
 * when the edit began from an older version, 400 when it names neither a user nor discounts.
 */
export async function editPricing(
  unit: UnitOfWork,
  session: Session,
  { companyId = session.companyId ?? undefined, groupDiscount, facilityDiscount, version }: PricingEdit,
): Promise<number> {
  if (groupDiscount === undefined && !facilityDiscount)
    throw badInput({ userId: 'Please select the valid value' });
  const company = companyId && (await lockCompanyInScope(unit.trx, session, companyId));
  if (!company) throw notFound('This company');
  if (!companyEditSight(session, company.companyId).groupTerms) throw forbidden();
  const parts = await findCompanyParts(unit.trx, company.companyId);
  if (isStale(company, version))
    throw await staleEdit(unit, {
      entity: 'company',
      entityId: company.companyId,
      noun: 'customer',
      current: presentWholeCompany(company, parts, session),
    });
  const edit = { companyId: company.companyId, groupDiscount, facilityDiscount };
  const patch = patchOf(company, edit, session);
  const discounts = discountsOf(company, parts.discounts, edit, session);
  if (!discounts && !Object.keys(patch).length) return company.version;
  if (discounts) await replaceDiscounts(unit, session, company.companyId, discounts);
  const changed = await updateCompany(unit.trx, company.companyId, patch, unit.now);
  const before = auditedCompany(company, parts.discounts);
  const after = auditedCompany(changed, await findDiscounts(unit.trx, company.companyId));
  await unit.audit({ action: 'edit', entity: 'company', entityId: company.companyId, before, after });
  await publishCompany(unit, changed);
  return changed.version;
}
