import { passwordResetRequested } from '@washcoat/contract-entities';
import type { UnitOfWork } from '@washcoat/service-kit';
import { findUserByEmail } from '../people/user.model';
import { newCode } from './one-time-code';
import { insertResetCode } from './one-time-code.model';

/**
 * Has a one-time link mailed to the owner of an address, good for 60 minutes. Nothing happens for an address that
 * nobody has or whose owner is switched off, and the answer does not tell.
 */
export async function forgotPassword(unit: UnitOfWork, email: string): Promise<void> {
  const user = await findUserByEmail(unit.trx, email);
  if (!user?.isActive) return;
  const code = newCode();
  const expiresAt = await insertResetCode(unit.trx, user.userId, code, unit.now);
  await unit.publish(passwordResetRequested, user.userId, {
    userId: user.userId,
    email: user.email,
    firstName: user.firstName,
    path: `/reset-password/${code}`,
    expiresAt: expiresAt.toISOString(),
  });
}
