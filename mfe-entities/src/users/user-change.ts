import { user as noun, type User, type userEdit, type UserEntry } from '@washcoat/contract-entities';
import { entryOf, formLine, formOf, INVALID, startOf, type RequestOf } from '@washcoat/contract-kernel';
import { isState } from '@washcoat/platform-sdk/forms';
import * as z from 'zod/mini';

/** A user as a form holds it, with what is asked of whoever saves it. */
export interface TypedUser extends UserEntry {
  /** Of a new user. */
  password: string;
  /** Asked for when somebody changes their own e-mail address. */
  currentPassword: string;
}

const proofs = { password: '', currentPassword: '' };

/** The form of a new user. */
export const newUser = (): TypedUser => ({ ...startOf(noun), ...proofs });

/** A stored user in the form. */
export const typedUser = (user: User): TypedUser => ({ ...entryOf(noun, user), ...proofs });

/** What everybody may change about themself. */
const person = formOf(noun, [
  ...([
    'email',
    'firstName',
    'lastName',
    'phone',
    'smsNumber',
    'address',
    'city',
    'state',
    'zipcode',
  ] as const),
  ...(['notes', 'profileUrl', 'driversLicenseUrl'] as const),
]);

/** What others decide about a user. */
const standing = formOf(noun, ['roleId', 'facilityCity', 'isActive', 'isAdmin']);

/** In the house it is chosen who sees how much of it. */
const house = z.object({
  hierarchy: z.pipe(
    z.string().check(z.minLength(1, 'Please select the valid value')),
    z.transform((digits: string) => Number(digits)),
  ),
});

/** A new password. */
export const password = z
  .string()
  .check(z.refine((text) => text !== '', { message: INVALID, abort: true }))
  .check(z.minLength(8, 'Use at least 8 characters'), z.maxLength(200, 'Use at most 200 characters'));

/** What a form of a user asks for. */
export interface AskedOfUser {
  /** Not in the own profile. */
  standing?: { isHouse: boolean };
  /** A new user gets a first password. */
  asksPassword?: boolean;
  /** The stored address of one's own record: another one asks for the current password, and waits for a link. */
  ownEmail?: string;
}

/** Whether an address is another one than the own: its case tells nothing. */
export const isOtherAddress = (email: string, ownEmail: string | undefined) =>
  ownEmail !== undefined && email.trim().toLowerCase() !== ownEmail.toLowerCase();

/** What a form must hold that is filled in like this. */
export const formOfUser = (asked: AskedOfUser, { email }: Pick<TypedUser, 'email'>) =>
  z.object({
    ...person.shape,
    ...(asked.asksPassword && { password }),
    ...(isOtherAddress(email, asked.ownEmail) && { currentPassword: formLine(200) }),
    ...(asked.standing && standing.shape),
    ...(asked.standing?.isHouse && house.shape),
  });

/** The own profile as the call takes it: without what others decide. */
export const sentProfile = (typed: TypedUser) => ({ ...person.parse(typed), ...proofOf(typed) });

/** A user as the call takes it; the hierarchy only where the form asked for it. */
export const sentUser = (typed: TypedUser, isHouse: boolean) => ({
  ...sentProfile(typed),
  ...standing.parse(typed),
  ...(isHouse && house.parse(typed)),
});

const proofOf = ({ currentPassword }: TypedUser) => (currentPassword === '' ? {} : { currentPassword });

/**
 * The user as the switch of a list saves them: whole, without what is empty, unless somebody else changed them
 * meanwhile. Pictures stay out: one that is gone must not keep anybody from being switched off.
 */
export function switchedUser(user: User, isActive: boolean): RequestOf<typeof userEdit> {
  const { userId, version, state, roleId, companyId, facilityCity, isAdmin, isSA, isFranchise, hierarchy } =
    user;
  const { email, firstName, lastName, phone, smsNumber, address, city, zipcode, notes } = user;
  const lines = { email, firstName, lastName, phone, smsNumber, address, city, zipcode, notes };
  const filled = Object.fromEntries(Object.entries(lines).filter(([, line]) => line !== ''));
  return {
    ...filled,
    state: isState(state) ? state : undefined,
    roleId: roleId ?? undefined,
    companyId: companyId ?? undefined,
    facilityCity: facilityCity ?? undefined,
    ...{ userId, version, hierarchy, isFranchise, isAdmin, isSA, isActive },
  };
}
