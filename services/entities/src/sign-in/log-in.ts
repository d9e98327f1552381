import type { login, SignedIn } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import type { RequestFacts, Service } from '@washcoat/service-kit';
import { lockUserWithPassword } from '../people/password.repository';
import { findUserByEmail } from '../people/user.model';
import { refuseUnconfirmed } from '../registrations/refuse-unconfirmed';
import { holdRights } from './changed-rights';
import { invalidCredentials, proveCredentials } from './credentials';
import { startSession } from './start-session';

/**
 * Signs in with e-mail and password; the session lives 12 hours, or 30 days when remembered. 400 'Invalid
 * Credentials' alike for unknown addresses and wrong passwords, 429 after too many, 400 for who is switched off or has
 * not confirmed the address.
 */
export async function logIn(
  service: Service,
  facts: RequestFacts,
  { email, password, rememberMe }: InputOf<typeof login>,
): Promise<SignedIn> {
  const { address, now, requestId } = facts;
  const { limiter, sessions } = service.platform;
  const found = await findUserByEmail(service.database, email);
  if (!found) await refuseUnconfirmed(service, facts, { email, password });
  const user = await proveCredentials(limiter, found, { email, address, password });
  return service.inTransaction({ now, correlationId: requestId }, async (unit) => {
    await holdRights(unit.trx);
    const isStillRight = await lockUserWithPassword(unit.trx, user.userId, user.passwordHash);
    if (!isStillRight) throw invalidCredentials();
    return startSession(unit, sessions, user.userId, rememberMe);
  });
}
