import type { Session } from '@washcoat/contract-entities';
import { forbidden } from '@washcoat/service-kit';
import type { CompanyType } from './company';
import type { CompanyPatch } from './company-edit';
import type { CompanyModel } from './company.model';

/**
 * Refuses with 403 unless the user may add a company of this type: canCreateUser, for a franchise also
 * canCreateFranchise; hierarchy 10 adds partner sellers only; the house is added by super admins.
 */
export function assertMayAddCompany(session: Session, type: CompanyType): void {
  if (!session.canCreateUser || !mayGiveType(session, type)) throw forbidden();
}

function mayGiveType(session: Session, type: CompanyType): boolean {
  return (
    (type !== 'FRANCHISE' || session.canCreateFranchise) &&
    (type === 'SELLER' || session.hierarchy !== 10) &&
    (type !== 'HOUSE' || session.isSA)
  );
}

/** Refuses with 403 who may neither edit nor switch a company in scope. */
export function assertMayEditCompany(session: Session, company: CompanyModel): void {
  if (!mayEdit(session, company) && !maySwitch(session, company)) throw forbidden();
}

/**
 * Refuses with 403 an edit that goes beyond the user's rights. `patch` holds the fields that get another value.
 * Nobody switches the own company, gives it another type or moves it; a name takes canEditCompanyName.
 */
export function assertMayEditCompanyFields(
  session: Session,
  company: CompanyModel,
  { isActive: switched, ...changes }: CompanyPatch,
  hasNewDiscounts = false,
): void {
  const { companyName: name, companyType: type, parentCompanyId: parent } = changes;
  const isAllowed =
    (switched === undefined || maySwitch(session, company)) &&
    (mayEdit(session, company) || (!hasNewDiscounts && !Object.keys(changes).length)) &&
    (name === undefined || session.canEditCompanyName) &&
    (type === undefined || (!isOwn(session, company) && mayGiveType(session, type))) &&
    (parent === undefined || !isOwn(session, company));
  if (!isAllowed) throw forbidden();
}

/** Refuses with 403 unless the user may delete a company in scope; nobody deletes the house or the own one. */
export function assertMayDeleteCompany(session: Session, company: CompanyModel): void {
  if (!session.canDeleteGroup || company.isHouse || isOwn(session, company)) throw forbidden();
}

/** canEditGroup, or the administrators of the company itself (GAP-CUST-11). */
function mayEdit(session: Session, company: CompanyModel): boolean {
  return session.canEditGroup || (session.isAdmin && isOwn(session, company));
}

/** canEditGroup, or hierarchy 10 for the companies below its own (CUST-087). */
function maySwitch(session: Session, company: CompanyModel): boolean {
  if (company.isHouse || isOwn(session, company)) return false;
  return session.canEditGroup || (session.hierarchy === 10 && company.parentCompanyId === session.companyId);
}

const isOwn = (session: Session, company: CompanyModel) => company.companyId === session.companyId;
