import type { Session } from '@washcoat/contract-entities';

/** Which fields of a converter a user sees; the others are absent from every answer. */
export interface ProductRights {
  /** market, listed, scheme, alt1 and offer. */
  prices: boolean;
  /** base, calculated and override price: the house's administrators only (GAP-CONV-04). */
  housePrices: boolean;
  assay: boolean;
  markForTest: boolean;
  testCount: boolean;
  /** Who set prices and assays: everybody of the house. */
  names: boolean;
}

/** A subscriber (hierarchy 2) sees prices only of what was looked up with a credit: `isLookedUp`. */
export function productRights(session: Session, isLookedUp = false): ProductRights {
  const isHouse = session.hierarchy === 1;
  const prices = isSubscriber(session) ? isLookedUp : session.canShowPricing;
  return {
    prices,
    housePrices: prices && isHouse,
    assay: session.canAccessAssay,
    markForTest: session.canViewMarkForTest,
    testCount: session.canShowTestHistory,
    names: session.hierarchy !== 2 && session.hierarchy !== 10,
  };
}

/** Pays for each opened converter with a credit. */
export function isSubscriber(session: Session): boolean {
  return session.hierarchy === 2;
}

/** Sees five rows of a search at most (GAP-CONV-02). */
export function isLimited(session: Session): boolean {
  return session.hierarchy !== 1 && session.hierarchy !== 10 && !session.canShowAdvancedSearchFilters;
}

/** Inactive converters are gone for everyone who does not edit converters (GAP-CONV-08). */
export function isInactiveVisible(session: Session): boolean {
  return session.canEditConverter;
}
