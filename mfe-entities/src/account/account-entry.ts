import { email, newPassword } from '@washcoat/platform-sdk/forms';
import { newEntry, type CustomerEntry } from '../customers/customer-entry';
import { customerProblems, resolverOf, type CustomerFormKind } from '../customers/customer-problems';

/** A customer with its first user, as they are typed. */
export interface AccountEntry extends CustomerEntry {
  /** The user has the e-mail of the company. */
  mirrorsEmail: boolean;
  userEmail: string;
  /** Empty for the default role. */
  userRoleId: string;
  newPassword: string;
  confirmPassword: string;
}

/** The empty account form. */
export function newAccountEntry(facts: Partial<AccountEntry> = {}): AccountEntry {
  return {
    ...newEntry(),
    mirrorsEmail: true,
    userEmail: '',
    userRoleId: '',
    newPassword: '',
    confirmPassword: '',
    ...facts,
  };
}

/** The address of the first user: the company's while the box is ticked. */
export function userEmailOf({ mirrorsEmail, email: companyEmail, userEmail }: AccountEntry): string {
  return (mirrorsEmail ? companyEmail : userEmail).trim();
}

function accessProblems(entry: AccountEntry): Partial<Record<keyof AccountEntry, string>> {
  const { newPassword: password, confirmPassword } = entry;
  const checks: [keyof AccountEntry, true | string][] = [
    ['userEmail', email(userEmailOf(entry))],
    ['newPassword', (password === '' && confirmPassword === '') || newPassword(password)],
    ['confirmPassword', password === confirmPassword || 'The new passwords are not the same.'],
  ];
  return Object.fromEntries(checks.filter(([, answer]) => answer !== true));
}

/** Checks the account form. */
export const accountResolver = (kind: Omit<CustomerFormKind, 'isAccount'> = {}) =>
  resolverOf<AccountEntry>((entry) => ({
    ...customerProblems(entry, { ...kind, isAccount: true }),
    ...accessProblems(entry),
  }));
