import { badInput } from '@washcoat/service-kit';
import { hashPassword } from '../sign-in/password';
import type { CompanyForm } from './new-company';

const SHORTEST_PASSWORD = 8;

/**
 * The hash of the password that the account form gives the company's first user; null when it gives none. 400 with
 * the field when it is too short or not confirmed. Slow: call it before a transaction.
 */
export async function firstPasswordHash({
  newPassword = '',
  confirmPassword = '',
}: Pick<CompanyForm, 'newPassword' | 'confirmPassword'>): Promise<string | null> {
  if (!newPassword && !confirmPassword) return null;
  if (newPassword.length < SHORTEST_PASSWORD) throw badInput({ newPassword: 'Use at least 8 characters' });
  if (newPassword !== confirmPassword)
    throw badInput({ confirmPassword: 'The new passwords are not the same.' });
  return hashPassword(newPassword);
}
