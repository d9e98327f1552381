import type { CompanyEntry } from '@washcoat/contract-entities';
import { formEmail } from '@washcoat/contract-kernel';
import { resolverOf } from '@washcoat/platform-sdk/forms';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { formOfCustomer, newCustomer, type AskedOfCustomer } from '../customers/customer-change';
import { password } from '../users/user-change';

/** A customer with its first user, as they are typed. */
export interface AccountEntry extends CompanyEntry {
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
    ...newCustomer(),
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

/** How the first user signs in: without a password a link is mailed to set one. */
function access(typed: AccountEntry) {
  const isLater = typed.newPassword === '' && typed.confirmPassword === '';
  const isSame = (text: string) => text === typed.newPassword;
  return {
    userEmail: z.pipe(
      z.transform(() => userEmailOf(typed)),
      formEmail,
    ),
    newPassword: isLater ? z.string() : password,
    confirmPassword: z.string().check(z.refine(isSame, 'The new passwords are not the same.')),
  };
}

/** Checks the account form. */
export const accountResolver =
  (asked: Omit<AskedOfCustomer, 'isAccount'> = {}): Resolver<AccountEntry> =>
  (typed, ...rest) => {
    const { shape } = formOfCustomer({ ...asked, isAccount: true }, typed);
    return resolverOf<AccountEntry>(z.object({ ...shape, ...access(typed) }))(typed, ...rest);
  };
