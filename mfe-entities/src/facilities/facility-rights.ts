import type { Facility, Session } from '@washcoat/contract-entities';

/** Super admins change every facility they see, everybody else those of their own company (GAP-FAC-05). */
export const mayChangeFacility = (
  { isSA, companyId }: Pick<Session, 'isSA' | 'companyId'>,
  { parentCompanyId }: Facility,
): boolean => isSA || parentCompanyId === companyId;
