import { Problem, type RequestFacts, type Service } from '@washcoat/service-kit';
import { beginAttempt, forgiveAttempt } from '../sign-in/attempts';
import { invalidCredentials } from '../sign-in/credentials';
import { isPassword } from '../sign-in/password';
import type { SavedRegistration } from './registration';
import { unconfirmedRegistrations } from './registration.model';
import { renewLink } from './renew-link';

/**
 * Refuses who signs in to an address that nobody has confirmed yet: with the right password by 400 UNCONFIRMED and a
 * new link in the mail, otherwise like everybody with a wrong one. Returns when nobody registered the address.
 */
export async function refuseUnconfirmed(
  service: Service,
  facts: RequestFacts,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const waiting = await unconfirmedRegistrations(service.database, email);
  if (!waiting.length) return;
  const attempt = { email, address: facts.address };
  await beginAttempt(service.platform.limiter, attempt);
  const registration = await provedBy(password, waiting);
  if (!registration) throw invalidCredentials();
  await forgiveAttempt(service.platform.limiter, attempt);
  await renewLink(service, facts, {
    of: 'registration',
    state: 'open',
    email: registration.email,
    registration,
  });
  throw new Problem(
    400,
    'Please confirm your e-mail address first. We have mailed you a new link that does it.',
    { code: 'UNCONFIRMED' },
  );
}

async function provedBy(
  password: string,
  waiting: readonly SavedRegistration[],
): Promise<SavedRegistration | null> {
  for (const registration of waiting)
    if (await isPassword(registration.passwordHash, password)) return registration;
  return null;
}
