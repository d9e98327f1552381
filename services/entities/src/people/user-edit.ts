import { changedColumns } from '@washcoat/service-kit';
import type { userEdit } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import type { UserRow } from './user';
import type { UserPlace } from './user-place';

type UserEditInput = InputOf<typeof userEdit>;

/** What an edit of one user asks for; what is absent stays as it is. */
export type UserEdit = Omit<
  UserEditInput,
  'userId' | 'groupDiscount' | 'facilityDiscount' | 'currentPassword'
> & {
  userId: string;
};

/** The columns that an edit gives another value, the user's place included. */
export function patchOf(user: UserRow, edit: UserEdit, place: UserPlace): Partial<UserRow> {
  return changedColumns<UserRow>(user, {
    email: edit.email,
    first_name: edit.firstName,
    last_name: edit.lastName,
    phone: edit.phone,
    sms_number: edit.smsNumber,
    address: edit.address,
    city: edit.city,
    state: edit.state,
    zipcode: edit.zipcode,
    notes: edit.notes,
    profile_url: edit.profileUrl,
    drivers_license_url: edit.driversLicenseUrl,
    company_id: place.companyId,
    role_id: edit.roleId?.toLowerCase(),
    facility_city: edit.facilityCity === '' ? null : edit.facilityCity,
    hierarchy: place.hierarchy,
    is_active: edit.isActive,
    is_admin: edit.isAdmin,
    is_sa: edit.isSA,
    // Somebody who registered alone and is given a company has no company form to fill in any more.
    is_new_user: place.companyId === user.company_id ? undefined : false,
  });
}
