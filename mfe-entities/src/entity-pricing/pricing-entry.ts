import type { userEdit, WholeCompany } from '@washcoat/contract-entities';
import type { RequestOf } from '@washcoat/contract-kernel';
import Decimal from 'decimal.js';

/** The discounts of a company as they are typed: percent as text. */
export interface PricingEntry {
  /** For every facility without a discount of its own; empty for none. */
  groupDiscount: string;
  facilityDiscount: { facilityId: string; name: string; discount: string }[];
}

const textOf = (percent: number | null) => (percent === null ? '' : new Decimal(percent).toFixed());
const percentOf = (text: string) => new Decimal(text).toNumber();

/** What is stored, in the form. */
export const entryOfPricing = ({ groupDiscount, facilityDiscount }: WholeCompany): PricingEntry => ({
  groupDiscount: textOf(groupDiscount),
  facilityDiscount: facilityDiscount.map(({ facilityId, name, discount }) => ({
    facilityId,
    name,
    discount: textOf(discount),
  })),
});

/** The form as the call takes it: the whole list replaces the stored one. */
export const editedPricing = (
  { groupDiscount, facilityDiscount }: PricingEntry,
  companyId: string,
): RequestOf<typeof userEdit> => ({
  companyId,
  groupDiscount: groupDiscount === '' ? null : percentOf(groupDiscount),
  facilityDiscount: facilityDiscount.map(({ facilityId, discount }) => ({
    facilityId,
    discount: percentOf(discount),
  })),
});
