/** A person as stored. `password_hash` is null until a password is set. */
export interface UserRow {
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
  facility_city: string | null;
  hierarchy: number;
  is_sa: boolean;
  is_admin: boolean;
  is_new_user: boolean;
  is_active: boolean;
  version: number;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
}

/** A user for the audit trail: without the password. */
export function auditedUser({ password_hash: _password, ...row }: UserRow): Omit<UserRow, 'password_hash'> {
  return row;
}
