import type { DeletionWithCompany } from '@washcoat/service-kit';
import type { CompanyType } from '../companies/company';

/** A person as stored. `password_hash` is null until a password is set. */
export interface UserRow extends DeletionWithCompany {
  user_id: string;
  email: string;
  password_hash: string | null;
  first_name: string;
  last_name: string;
  phone: string;
  sms_number: string;
  address: string;
  city: string;
  state: string;
  zipcode: string;
  notes: string;
  profile_url: string | null;
  drivers_license_url: string | null;
  company_id: string | null;
  role_id: string | null;
  /** The name or city of the facility, and which one that is. */
  facility_city: string | null;
  facility_id: string | null;
  hierarchy: number;
  is_sa: boolean;
  is_admin: boolean;
  is_new_user: boolean;
  is_active: boolean;
  version: number;
  created_at: Date;
  updated_at: Date;
}

/** A person with what lists show besides: the name and kind of the company, and the name of the role. */
export interface ShownUserRow extends UserRow {
  /** Empty without a company. */
  company_name: string;
  company_type: CompanyType | null;
  is_franchise: boolean | null;
  role_name: string | null;
}
