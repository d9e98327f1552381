import type { Session } from '@washcoat/contract-entities';
import { PAYING_HIERARCHY, priceSight, type PriceSight } from '@washcoat/contract-kernel';

/** Which fields of a converter a user sees; the others are absent from every answer. */
export interface ProductSight extends PriceSight {
  markForTest: boolean;
  testCount: boolean;
  /** The converter's own discounts and modifiers. */
  priceRules: boolean;
}

/** A subscriber (hierarchy 2) sees prices only of what was looked up with a credit: `isLookedUp`. */
export function productSight(session: Session, isLookedUp = false): ProductSight {
  return {
    ...priceSight(session, { isDisclosed: isLookedUp }),
    markForTest: session.canViewMarkForTest,
    testCount: session.canShowTestHistory,
    priceRules: session.canEditConverter,
  };
}

/** Pays for each opened converter with a credit. */
export function isSubscriber(session: Session): boolean {
  return session.hierarchy === PAYING_HIERARCHY;
}

/** Sees five rows of a search at most (GAP-CONV-02). */
export function isLimited(session: Session): boolean {
  return session.hierarchy !== 1 && session.hierarchy !== 10 && !session.canShowAdvancedSearchFilters;
}

/** Inactive converters are gone for everyone who does not edit converters (GAP-CONV-08). */
export function mayListInactive(session: Session): boolean {
  return session.canEditConverter;
}
