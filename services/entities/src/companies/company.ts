import type { Deletion } from '@washcoat/service-kit';
import { z } from 'zod';

/** The place of a company in the tree (domain rules, section 1). */
export const companyTypes = ['HOUSE', 'FRANCHISE', 'SELLER', 'CUSTOMER'] as const;
export type CompanyType = (typeof companyTypes)[number];

/** A company as it is stored. Decimals are text; a settings flag that is null leaves the decision to the role. */
export interface CompanyRow extends Deletion {
  company_id: string;
  company_name: string;
  company_type: CompanyType;
  parent_company_id: string | null;
  is_house: boolean;
  is_franchise: boolean;
  is_partner: boolean;
  is_active: boolean;
  /** Registered alone, and the house has not decided yet; switched off until then. */
  is_waiting: boolean;
  address: string;
  address1: string;
  city: string;
  state: string;
  zipcode: string;
  email: string;
  phone: string;
  first_name: string;
  last_name: string;
  drivers_license: string | null;
  business_license: string | null;
  ein: string | null;
  metal_license: string | null;
  company_logo: string | null;
  /** The name of the facility that it delivers to, and which one that is. */
  facility: string | null;
  facility_id: string | null;
  price_mod: string | null;
  price_mod_is_percentage: boolean;
  group_modifier: string | null;
  group_modifier_is_percentage: boolean;
  group_discount: string | null;
  lookup_restriction: 1 | 2 | 3 | null;
  is_picture_mandatory: boolean | null;
  can_see_unit_price: boolean | null;
  can_see_markup: boolean | null;
  can_see_subtotal: boolean | null;
  can_build_cart: boolean | null;
  version: number;
  created_at: Date;
  updated_at: Date;
}

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
