import type { resetPassword as endpoint } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { Problem, type RequestFacts, type Service } from '@washcoat/service-kit';
import { updatePassword } from '../people/password.repository';
import { findUser } from '../people/user.model';
import { rememberCaller } from './attempts';
import { endSessions } from './end-sessions';
import { findResetUser, useResetCode, useUpResetCodes } from './one-time-code.model';
import { hashNewPassword } from './new-password';
import { wordsOfUser } from './password-words';

/**
 * Sets a new password with the one-time code of the mail, ends every session of the user and spends the user's other
 * links. Who has the mail is the owner: signing in from here is not held up by an attack from elsewhere. 400 when the
 * code is unknown, used or older than 60 minutes, and at `newPassword` for one that can be guessed.
 */
export async function resetPassword(
  service: Service,
  { now, requestId, address }: RequestFacts,
  { token, newPassword }: InputOf<typeof endpoint>,
): Promise<void> {
  const ownerId = await findResetUser(service.database, token, now);
  if (!ownerId) throw spent();
  const words = await wordsOfUser(service.database, ownerId);
  const passwordHash = await hashNewPassword({ password: newPassword, field: 'newPassword', words });
  const email = await service.inTransaction({ now, correlationId: requestId }, async (unit) => {
    const userId = await useResetCode(unit.trx, token, now);
    if (!userId || !(await updatePassword(unit.trx, userId, passwordHash, now))) throw spent();
    await useUpResetCodes(unit.trx, userId, now);
    await endSessions(unit, service.platform.sessions, userId);
    await unit.audit({ action: 'reset password', entity: 'user', entityId: userId });
    return (await findUser(unit.trx, userId))?.email;
  });
  if (email) await rememberCaller(service.platform.limiter, { email, address });
}

const spent = () =>
  new Problem(400, 'This link is no longer good. Please ask for a new one.', { code: 'LINK_EXPIRED' });
