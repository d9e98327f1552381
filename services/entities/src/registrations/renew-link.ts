import type { RequestFacts, Service } from '@washcoat/service-kit';
import { mailLink } from './mail-link';
import type { RegistrationRow } from './registration';

/** Has another link mailed to who waits to be confirmed; 429 after too many a day. */
export async function renewLink(
  service: Service,
  { now, requestId }: RequestFacts,
  registration: Pick<RegistrationRow, 'registration_id' | 'email'>,
): Promise<void> {
  await service.platform.limiter.take('confirmation-mail', registration.email.toLowerCase());
  await service.inTransaction({ now, correlationId: requestId }, (unit) => mailLink(unit, registration));
}
