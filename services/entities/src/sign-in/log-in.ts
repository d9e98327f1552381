import type { login, SignedIn } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import type { RequestFacts, Service } from '@washcoat/service-kit';
import { findUserByEmail, lockUserWithPassword } from '../people/user.repository';
import { holdRights } from './changed-rights';
import { invalidCredentials, proveCredentials } from './credentials';
import { startSession } from './start-session';

/**
 * Signs in with e-mail and password; the session lives 12 hours, or 30 days when remembered. 400 'Invalid
 * Credentials' alike for unknown addresses and wrong passwords, 429 after too many, 400 for who is switched off.
 */
export async function logIn(
  service: Service,
  { address, now, requestId }: RequestFacts,
  { email, password, rememberMe }: InputOf<typeof login>,
): Promise<SignedIn> {
  const { limiter, sessions } = service.platform;
  const found = await findUserByEmail(service.database, email);
  const user = await proveCredentials(limiter, found, { email, address, password });
  return service.inTransaction({ now, correlationId: requestId }, async (unit) => {
    await holdRights(unit.trx);
    const isStillRight = await lockUserWithPassword(unit.trx, user.user_id, user.password_hash);
    if (!isStillRight) throw invalidCredentials();
    return startSession(unit, sessions, user.user_id, rememberMe);
  });
}
