import type { SignedIn } from '@washcoat/contract-entities';
import { newId, type RequestFacts, type Service } from '@washcoat/service-kit';
import { hashNewPassword } from '../sign-in/new-password';
import { openSession, SESSION_MS } from '../sign-in/start-session';
import { sessionOfRegistration } from './registration';
import { insertRegistration } from './registration.model';

/**
 * Begins a registration without an invitation and signs it in to the account form. Its session lives in the session
 * store only: who loses it begins again, because nothing is kept for the address. 429 after too many a day from one
 * network address, for one e-mail address from there, or for it from everywhere.
 */
export async function startRegistration(
  service: Service,
  { address, now, requestId }: RequestFacts,
  { email, password }: { email: string; password: string },
): Promise<SignedIn> {
  const { limiter, sessions } = service.platform;
  await limiter.take('new-account', address);
  await limiter.take('new-account-email', `${email.toLowerCase()} ${address}`);
  await limiter.take('mail-to-stranger', email.toLowerCase());
  const passwordHash = await hashNewPassword({ password, field: 'password', words: [email] });
  return service.inTransaction({ now, correlationId: requestId }, async (unit) => {
    const registrationId = newId();
    await insertRegistration(unit.trx, {
      registrationId,
      email,
      passwordHash,
      createdAt: now,
    });
    return openSession(unit, sessions, {
      sessionId: newId(),
      expiresAt: now.getTime() + SESSION_MS,
      session: sessionOfRegistration({ registrationId, email }),
    });
  });
}
