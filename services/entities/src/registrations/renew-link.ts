import type { RequestFacts, Service } from '@washcoat/service-kit';
import { mailAddressLink } from '../people/mail-address-link';
import { usedLink } from './link-problems';
import { mailLink } from './mail-link';
import type { MailedLink } from './registration-link';

/** Has another link mailed to who waits to be confirmed; 400 when that has happened, 429 after too many a day. */
export async function renewLink(
  service: Service,
  { address, now, requestId }: RequestFacts,
  link: MailedLink,
): Promise<void> {
  if (link.state === 'used') throw usedLink();
  const { limiter } = service.platform;
  const email = link.email.toLowerCase();
  await limiter.take('confirmation-mail', `${email} ${address}`);
  await limiter.take('mail-to-stranger', email);
  await service.inTransaction({ now, correlationId: requestId }, (unit) =>
    link.of === 'account' ? mailAddressLink(unit, link.change) : mailLink(unit, link.registration),
  );
}
