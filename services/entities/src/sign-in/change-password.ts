import type { changePassword as endpoint } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { badInput, Problem, type RequestFacts, type Service } from '@washcoat/service-kit';
import { findUser, updatePassword } from '../people/user.repository';
import { proveCredentials, type ProvedUser } from './credentials';
import { endSessions } from './end-sessions';
import { useUpResetCodes } from './one-time-code.repository';
import { hashPassword } from './password';

/**
 * Changes the own password and ends the other sessions of the user. 400 with the field when the current password is
 * wrong or the new one is not confirmed; wrong ones count as failed sign-ins.
 */
export async function changePassword(
  service: Service,
  facts: RequestFacts,
  { currentPassword, newPassword, confirmPassword }: InputOf<typeof endpoint>,
): Promise<void> {
  if (newPassword !== confirmPassword)
    throw badInput({ confirmPassword: 'The new passwords are not the same.' });
  const { session, sessionId, now, requestId } = facts;
  const user = await provedUser(service, facts, currentPassword);
  const passwordHash = await hashPassword(newPassword);
  await service.inTransaction({ session, now, correlationId: requestId }, async (unit) => {
    const isChanged = await updatePassword(unit.trx, user.user_id, passwordHash, now, user.password_hash);
    if (!isChanged) throw wrongPassword();
    await useUpResetCodes(unit.trx, user.user_id, now);
    await endSessions(unit, service.platform.sessions, user.user_id, sessionId);
    await unit.audit({ action: 'change password', entity: 'user', entityId: user.user_id });
  });
}

async function provedUser(
  { database, platform }: Service,
  { session, address }: RequestFacts,
  password: string,
): Promise<ProvedUser> {
  const user = await findUser(database, session.userId);
  try {
    return await proveCredentials(platform.limiter, user, { email: session.email, address, password });
  } catch (error) {
    throw error instanceof Problem && error.details.code === 'INVALID_CREDENTIALS' ? wrongPassword() : error;
  }
}

const wrongPassword = () => badInput({ currentPassword: 'The current password is not right.' });
