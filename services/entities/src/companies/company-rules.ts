import type { Session } from '@washcoat/contract-entities';
import { assertPaperNumbers, badInput, type UnitOfWork } from '@washcoat/service-kit';
import { mayBelongTo } from './company';
import type { CompanyPatch } from './company-edit';
import { assertDelivers } from './company-facility';
import { findParent } from './company-parent';
import { c, companiesBelow, type CompanyModel } from './company.model';

/**
 * Refuses an edited company that would not fit with 400 and the field: another e-mail address, a franchise without a
 * logo, an address for the number of a paper, a type that its customers or the company above it cannot have, a facility that takes nothing. 404 for a parent
 * outside the scope.
 */
export async function assertCompanyRules(
  unit: UnitOfWork,
  session: Session,
  before: CompanyModel,
  patch: CompanyPatch,
): Promise<void> {
  const after = { ...before, ...patch };
  if (patch.email !== undefined && before.email !== '')
    throw badInput({ email: 'The e-mail of an existing customer cannot be changed.' });
  assertPaperNumbers(patch, before);
  if (after.companyType === 'FRANCHISE' && !after.companyLogo) throw missingLogo(patch);
  if (patch.companyType !== undefined || patch.parentCompanyId !== undefined) {
    await findParent(unit, session, {
      companyId: before.companyId,
      companyType: after.companyType,
      parentCompanyId: after.parentCompanyId,
    });
  }
  if (patch.companyType !== undefined) await assertChildrenFit(unit, after);
  const isEmptied = !after.facility && patch.companyType !== undefined;
  if (patch.facility !== undefined || isEmptied)
    await assertDelivers(unit.trx, session, { companyType: after.companyType, facility: after.facility });
}

function missingLogo({ isActive: switched }: CompanyPatch) {
  return badInput({
    companyLogo: switched === undefined ? 'please add image' : 'please upload company logo',
  });
}

type Placed = Pick<CompanyModel, 'companyId' | 'companyType'>;

async function assertChildrenFit({ trx }: UnitOfWork, after: Placed): Promise<void> {
  const children = await companiesBelow(trx, after.companyId).distinct(c.companyType);
  const isMisfit = children.some(({ companyType }) => !mayBelongTo(companyType, after.companyType));
  if (isMisfit)
    throw badInput({ companyType: `A ${after.companyType} cannot have the customers of this company.` });
}
