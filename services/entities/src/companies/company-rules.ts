import type { Session } from '@washcoat/contract-entities';
import { badInput, type UnitOfWork } from '@washcoat/service-kit';
import { mayBelongTo, type CompanyRow } from './company';
import type { CompanyPatch } from './company-edit';
import { assertDelivers } from './company-facility';
import { findParent } from './company-parent';

/**
 * Refuses an edited company that would not fit with 400 and the field: another e-mail address, a franchise without a
 * logo, a type that its customers or the company above it cannot have, a facility that takes nothing. 404 for a parent
 * outside the scope.
 */
export async function assertCompanyRules(
  unit: UnitOfWork,
  session: Session,
  before: CompanyRow,
  patch: CompanyPatch,
): Promise<void> {
  const after = { ...before, ...patch };
  if (patch.email !== undefined && before.email !== '')
    throw badInput({ email: 'The e-mail of an existing customer cannot be changed.' });
  if (after.company_type === 'FRANCHISE' && !after.company_logo) throw missingLogo(patch);
  if (patch.company_type !== undefined || patch.parent_company_id !== undefined) {
    await findParent(unit, session, {
      companyId: before.company_id,
      companyType: after.company_type,
      parentCompanyId: after.parent_company_id,
    });
  }
  if (patch.company_type !== undefined) await assertChildrenFit(unit, after);
  const isEmptied = !after.facility && patch.company_type !== undefined;
  if (patch.facility !== undefined || isEmptied)
    await assertDelivers(unit.trx, session, { companyType: after.company_type, facility: after.facility });
}

function missingLogo({ is_active: switched }: CompanyPatch) {
  return badInput({
    companyLogo: switched === undefined ? 'please add image' : 'please upload company logo',
  });
}

async function assertChildrenFit({ trx }: UnitOfWork, after: CompanyRow): Promise<void> {
  const types: CompanyRow['company_type'][] = await trx('company')
    .where({ parent_company_id: after.company_id })
    .whereNull('deleted_at')
    .distinct('company_type')
    .pluck('company_type');
  const isMisfit = types.some((type) => !mayBelongTo(type, after.company_type));
  if (isMisfit)
    throw badInput({ companyType: `A ${after.company_type} cannot have the customers of this company.` });
}
