import type { Session } from '@washcoat/contract-entities';
import { priceSight } from '@washcoat/contract-kernel';

/**
 * Whether somebody is told what the catalogue expects of lots: a lot of one converter would say its assay, so that it is
 * for those who see assays, as the metal in the yard is.
 */
export const mayListExpectedLots = ({ canAccessAssay }: Session): boolean => canAccessAssay;

/** Which figures of what was bought are seen. */
export interface PurchaseSight {
  /** Expected ounces and pounds, of a box, a type, a lot or in all, for the same reason: weight goes with assay. */
  metal: boolean;
  /** What was paid: the boxes of an invoice add up to what it came to. */
  costs: boolean;
}

export const purchaseSight = (session: Session): PurchaseSight => ({
  metal: mayListExpectedLots(session),
  costs: priceSight(session).sums,
});
