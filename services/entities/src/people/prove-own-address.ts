import { badInput, type RequestFacts, type Service } from '@washcoat/service-kit';
import { proveOwnPassword } from '../sign-in/own-password';
import { isSameAddress } from './user-email';
import type { UserEdit } from './user-edit';

/**
 * Asks for the current password when somebody changes their own e-mail address: whoever has the address can set the
 * password. Who may not change it anyway is refused by the edit. 400 at `currentPassword` when it is missing or wrong,
 * 429 when they have had too many links mailed today. Slow: call it before a transaction.
 */
export async function proveOwnAddress(
  service: Service,
  facts: RequestFacts,
  { userId, email }: Pick<UserEdit, 'userId' | 'email'>,
  currentPassword: string | undefined,
): Promise<void> {
  const { session } = facts;
  const isOwn = userId.toLowerCase() === session.userId;
  if (
    !isOwn ||
    email === undefined ||
    isSameAddress(email, session.email) ||
    !(session.isAdmin || session.isSA)
  )
    return;
  if (!currentPassword)
    throw badInput({ currentPassword: 'Type your current password to change your address.' });
  await proveOwnPassword(service, facts, currentPassword);
  const { limiter } = service.platform;
  await limiter.take('confirmation-mail', `user:${userId.toLowerCase()}`);
  await limiter.take('confirmation-mail', email.toLowerCase());
}
