import type { changePassword as endpoint } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { badInput, type RequestFacts, type Service } from '@washcoat/service-kit';
import { updatePassword } from '../people/password.repository';
import { endSessions } from './end-sessions';
import { useUpResetCodes } from './one-time-code.model';
import { hashNewPassword } from './new-password';
import { proveOwnPassword, wrongPassword } from './own-password';
import { wordsOfUser } from './password-words';

/**
 * Changes the own password and ends the other sessions of the user. 400 with the field when the current password is
 * wrong or the new one is not confirmed, the same or can be guessed; wrong ones count as failed sign-ins.
 */
export async function changePassword(
  service: Service,
  facts: RequestFacts,
  { currentPassword, newPassword, confirmPassword }: InputOf<typeof endpoint>,
): Promise<void> {
  if (newPassword !== confirmPassword)
    throw badInput({ confirmPassword: 'The new passwords are not the same.' });
  const { session, sessionId, now, requestId } = facts;
  const user = await proveOwnPassword(service, facts, currentPassword);
  if (newPassword === currentPassword)
    throw badInput({ newPassword: 'This is your password already. Choose another one.' });
  const words = await wordsOfUser(service.database, user.userId);
  const passwordHash = await hashNewPassword({ password: newPassword, field: 'newPassword', words });
  await service.inTransaction({ session, now, correlationId: requestId }, async (unit) => {
    const isChanged = await updatePassword(unit.trx, user.userId, passwordHash, now, user.passwordHash);
    if (!isChanged) throw wrongPassword();
    await useUpResetCodes(unit.trx, user.userId, now);
    await endSessions(unit, service.platform.sessions, user.userId, sessionId);
    await unit.audit({ action: 'change password', entity: 'user', entityId: user.userId });
  });
}
