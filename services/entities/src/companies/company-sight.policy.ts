import type { company, Session } from '@washcoat/contract-entities';
import { priceSight, type SightOf } from '@washcoat/contract-kernel';

/** The groups of a company's fields that are not for everybody, as its noun names them. */
export type CompanySight = Record<SightOf<typeof company>, boolean>;

const noSight: CompanySight = { priceMod: false, groupTerms: false, settings: false };

/** What a user may see of companies in scope. */
export function companySight(viewer: Session): CompanySight {
  const { priceMod, groupTerms } = priceSight(viewer);
  return {
    priceMod,
    groupTerms,
    settings: viewer.hierarchy === 1 && viewer.canAdjustCustomerSettings,
  };
}

/** What a user may set of a company: what they see, and nothing of their own company (GAP-CUST-11). */
export function companyEditSight(session: Session, companyId: string | null): CompanySight {
  return companyId !== null && companyId === session.companyId ? noSight : companySight(session);
}
