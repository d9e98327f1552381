import type { Session } from '@washcoat/contract-entities';
import { forbidden } from '@washcoat/service-kit';
import type { CompanyType } from './company';

/**
 * Refuses with 403 unless the user may add a company of this type: canCreateUser, for a franchise also
 * canCreateFranchise; hierarchy 10 adds partner sellers only; the house is added by super admins.
 */
export function assertMayAddCompany(session: Session, type: CompanyType): void {
  const isAllowed =
    session.canCreateUser &&
    (type !== 'FRANCHISE' || session.canCreateFranchise) &&
    (type === 'SELLER' || session.hierarchy !== 10) &&
    (type !== 'HOUSE' || session.isSA);
  if (!isAllowed) throw forbidden();
}
