import type { Session } from '@washcoat/contract-entities';
import { forbidden } from '@washcoat/service-kit';
import type { CompanyRow, CompanyType } from './company';

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
export function assertMayChange(session: Session, company: CompanyRow): void {
  if (!mayEdit(session, company) && !maySwitch(session, company)) throw forbidden();
}

/**
 * Refuses with 403 an edit that goes beyond the user's rights. `patch` holds the columns that get another value.
 * Nobody switches the own company, gives it another type or moves it; a name takes canEditCompanyName.
 */
export function assertMayMake(
  session: Session,
  company: CompanyRow,
  { is_active: switched, ...changes }: Partial<CompanyRow>,
  hasNewDiscounts = false,
): void {
  const { company_name: name, company_type: type, parent_company_id: parent } = changes;
  const isAllowed =
    (switched === undefined || maySwitch(session, company)) &&
    (mayEdit(session, company) || (!hasNewDiscounts && !Object.keys(changes).length)) &&
    (name === undefined || session.canEditCompanyName) &&
    (type === undefined || (!isOwn(session, company) && mayGiveType(session, type))) &&
    (parent === undefined || !isOwn(session, company));
  if (!isAllowed) throw forbidden();
}

/** Refuses with 403 unless the user may delete a company in scope; nobody deletes the house or the own one. */
export function assertMayDelete(session: Session, company: CompanyRow): void {
  if (!session.canDeleteGroup || company.is_house || isOwn(session, company)) throw forbidden();
}

/** canEditGroup, or the administrators of the company itself (GAP-CUST-11). */
function mayEdit(session: Session, company: CompanyRow): boolean {
  return session.canEditGroup || (session.isAdmin && isOwn(session, company));
}

/** canEditGroup, or hierarchy 10 for the companies below its own (CUST-087). */
function maySwitch(session: Session, company: CompanyRow): boolean {
  if (company.is_house || isOwn(session, company)) return false;
  return (
    session.canEditGroup || (session.hierarchy === 10 && company.parent_company_id === session.companyId)
  );
}

const isOwn = (session: Session, company: CompanyRow) => company.company_id === session.companyId;
