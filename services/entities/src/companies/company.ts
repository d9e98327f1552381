import { z } from 'zod';

/** The place of a company in the tree (domain rules, section 1). */
export const companyTypes = ['HOUSE', 'FRANCHISE', 'SELLER', 'CUSTOMER'] as const;
export type CompanyType = (typeof companyTypes)[number];

const customersOf: readonly CompanyType[] = ['HOUSE', 'FRANCHISE', 'SELLER'];

/** Whether a company of `type` may belong to one of `parentType`: franchises and plain customers have no franchises. */
export function mayBelongTo(type: CompanyType, parentType: CompanyType): boolean {
  if (type === 'HOUSE') return false;
  if (type === 'FRANCHISE') return parentType === 'HOUSE';
  return customersOf.includes(parentType);
}

const houseHierarchy = z.union([z.literal(1), z.literal(4)]);

/**
 * The hierarchy of the users of a company: 10 for franchises and partner sellers, 2 for plain customers. In the house
 * it is chosen: 1 for administrators and buyers, and 4, limited staff, unless said otherwise.
 */
export function hierarchyOf(type: CompanyType, chosen?: number): number {
  if (type === 'FRANCHISE' || type === 'SELLER') return 10;
  if (type === 'CUSTOMER') return 2;
  return houseHierarchy.catch(4).parse(chosen);
}
