import type { Session } from '@washcoat/contract-entities';
import { priceSight } from '@washcoat/contract-kernel';

/** The groups of a company's fields that are not for everybody. */
export interface CompanySight {
  /** priceMod with its flag. */
  priceMod: boolean;
  /** groupModifier with its flag, groupDiscount and the discounts by facility. */
  groupModifier: boolean;
  /** The five settings and the lookup restriction. */
  settings: boolean;
}

/** All of a company: for the audit trail, never for an answer. */
export const wholeSight: CompanySight = { priceMod: true, groupModifier: true, settings: true };
const noSight: CompanySight = { priceMod: false, groupModifier: false, settings: false };

/** What a user may see of companies in scope. */
export function sightOf(viewer: Session): CompanySight {
  const { priceMod, groupTerms } = priceSight(viewer);
  return {
    priceMod,
    groupModifier: groupTerms,
    settings: viewer.hierarchy === 1 && viewer.canAdjustCustomerSettings,
  };
}

/** What a user may set of a company: what they see, and nothing of their own company (GAP-CUST-11). */
export function settableBy(session: Session, companyId: string | null): CompanySight {
  return companyId !== null && companyId === session.companyId ? noSight : sightOf(session);
}
