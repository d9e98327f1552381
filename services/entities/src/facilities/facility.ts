import type { DeletionWithCompany } from '../bin/binned';

/** A facility as it is stored. */
export interface FacilityRow extends DeletionWithCompany {
  facility_id: string;
  company_id: string;
  name: string;
  address: string;
  city: string;
  state: string;
  zipcode: string;
  phone: string;
  email: string;
  first_name: string;
  last_name: string;
  is_active: boolean;
  is_pic_required: boolean;
  is_sign_required: boolean;
  is_ein_required: boolean;
  is_cart_creation: boolean;
  company_logo: string | null;
  version: number;
  created_at: Date;
  updated_at: Date;
}

/** A facility with the company that owns it. */
export interface OwnedFacilityRow extends FacilityRow {
  is_franchise: boolean;
  company_name: string;
}
