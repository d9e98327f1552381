import type { User, userAdd, userEdit } from '@washcoat/contract-entities';
import type { RequestOf } from '@washcoat/contract-kernel';
import { isState } from '@washcoat/platform-sdk/forms';
import { addressOf, noAddress, sentAddress, type AddressEntry } from '../contact-fields/address-entry';
import type { NameEntry } from '../contact-fields/name-fields';

/** A user as the form holds it. */
export interface UserEntry extends AddressEntry, NameEntry {
  email: string;
  password: string;
  /** Asked for when somebody changes their own e-mail address. */
  currentPassword: string;
  phone: string;
  smsNumber: string;
  notes: string;
  roleId: string;
  /** The facility whose invoices a limited user sees; empty for none. */
  facilityCity: string;
  profileUrl: string | null;
  driversLicenseUrl: string | null;
  isActive: boolean;
  isAdmin: boolean;
  /** Chosen in the house only; empty where the company decides. */
  hierarchy: string;
}

/** The form of a new user. */
export const newUserEntry = (): UserEntry => ({
  ...noAddress,
  email: '',
  password: '',
  currentPassword: '',
  firstName: '',
  lastName: '',
  phone: '',
  smsNumber: '',
  notes: '',
  roleId: '',
  facilityCity: '',
  profileUrl: null,
  driversLicenseUrl: null,
  isActive: true,
  isAdmin: false,
  hierarchy: '',
});

/** A stored user in the form. */
export const entryOfUser = (user: User): UserEntry => ({
  ...addressOf(user),
  email: user.email,
  password: '',
  currentPassword: '',
  firstName: user.firstName,
  lastName: user.lastName,
  phone: user.phone,
  smsNumber: user.smsNumber,
  notes: user.notes,
  roleId: user.roleId ?? '',
  facilityCity: user.facilityCity ?? '',
  profileUrl: user.profileUrl,
  driversLicenseUrl: user.driversLicenseUrl,
  isActive: user.isActive,
  isAdmin: user.isAdmin,
  hierarchy: String(user.hierarchy),
});

/** What everybody may change about themself. */
function personOf(entry: UserEntry) {
  return {
    ...sentAddress(entry),
    email: entry.email.trim(),
    firstName: entry.firstName.trim(),
    lastName: entry.lastName.trim(),
    phone: entry.phone,
    smsNumber: entry.smsNumber,
    notes: entry.notes.trim(),
    profileUrl: entry.profileUrl,
    driversLicenseUrl: entry.driversLicenseUrl,
  };
}

const proofOf = ({ currentPassword }: UserEntry) => (currentPassword === '' ? {} : { currentPassword });

/** What others decide about a user; the hierarchy only where the form asked for it. */
function standingOf(entry: UserEntry, isHouse: boolean) {
  return {
    roleId: entry.roleId,
    facilityCity: entry.facilityCity || null,
    isActive: entry.isActive,
    isAdmin: entry.isAdmin,
    hierarchy: isHouse && entry.hierarchy !== '' ? Number(entry.hierarchy) : undefined,
  };
}

/** The new user as the call takes it. */
export function addedUser(entry: UserEntry, companyId: string, isHouse: boolean): RequestOf<typeof userAdd> {
  return {
    ...personOf(entry),
    ...standingOf(entry, isHouse),
    companyId: companyId || undefined,
    password: entry.password,
  };
}

/** The changed user as the call takes it. */
export function editedUser(entry: UserEntry, userId: string, isHouse: boolean): RequestOf<typeof userEdit> {
  return { ...personOf(entry), ...proofOf(entry), ...standingOf(entry, isHouse), userId };
}

/** The own profile as the call takes it: without what others decide. */
export function editedProfile(entry: UserEntry, userId: string): RequestOf<typeof userEdit> {
  return { ...personOf(entry), ...proofOf(entry), userId };
}

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
