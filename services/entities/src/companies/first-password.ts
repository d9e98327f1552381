import { badInput } from '@washcoat/service-kit';
import { hashNewPassword } from '../sign-in/new-password';
import type { CompanyForm } from './new-company';

/**
 * The hash of the password that the account form gives the company's first user; null when it gives none. 400 with
 * the field when it is not confirmed or can be guessed. Slow: call it before a transaction.
 */
export async function firstPasswordHash(form: CompanyForm, ownEmail: string): Promise<string | null> {
  const { newPassword = '', confirmPassword = '' } = form;
  if (!newPassword && !confirmPassword) return null;
  const { companyName, firstName, lastName, email, userEmail } = form;
  const words = [companyName, firstName, lastName, email, userEmail ?? ownEmail];
  if (newPassword !== confirmPassword)
    throw badInput({ confirmPassword: 'The new passwords are not the same.' });
  return hashNewPassword({ password: newPassword, field: 'newPassword', words });
}
