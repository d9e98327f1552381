import { user as noun, type userEdit } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { changedColumns, givenFields } from '@washcoat/service-kit';
import type { UserModel } from './user.model';
import type { UserMembership } from './user-membership';

type UserEditInput = InputOf<typeof userEdit>;

/** What an edit of one user asks for; what is absent stays as it is. */
export type UserEdit = Omit<
  UserEditInput,
  'userId' | 'groupDiscount' | 'facilityDiscount' | 'currentPassword'
> & {
  userId: string;
};

/** What an edit changes of the stored record. */
export type UserPatch = Partial<
  Pick<UserModel, (keyof UserEdit & keyof UserModel) | 'companyId' | 'hierarchy' | 'isNewUser'>
>;

/** The fields that an edit gives another value, the user's place included. */
export function patchOf(user: UserModel, edit: UserEdit, place: UserMembership): UserPatch {
  const { isFranchise: _follows, ...given } = givenFields(noun, edit);
  return changedColumns<UserPatch>(user, {
    ...given,
    roleId: edit.roleId?.toLowerCase(),
    facilityCity: edit.facilityCity === '' ? null : edit.facilityCity,
    companyId: place.companyId,
    hierarchy: place.hierarchy,
    // Somebody who registered alone and is given a company has no company form to fill in any more.
    isNewUser: place.companyId === user.companyId ? undefined : false,
  });
}
