import type { confirmRegistration as endpoint } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { Problem, type RequestFacts, type Service } from '@washcoat/service-kit';
import { confirmAddress } from '../people/confirm-address';
import { confirmRegistration } from './confirm-registration';
import { usedLink } from './link-problems';
import { findLink, type MailedLink } from './registration-link';

/** What a link has confirmed: an address, now of a new or of an older account. */
export interface ConfirmedLink extends Pick<MailedLink, 'of' | 'email'> {
  /** Whether the company of a new account waits for the house's approval. */
  isWaiting: boolean;
}

/** Uses a mailed link, with the password of who asked for it. 400 when it is unknown, used or expired. */
export async function confirmLink(
  service: Service,
  facts: RequestFacts,
  { token, password }: InputOf<typeof endpoint>,
  options: { approvesCustomers: boolean },
): Promise<ConfirmedLink> {
  const link = await findLink(service.database, token, facts.now);
  if (link.state === 'used') throw usedLink();
  if (link.state === 'expired')
    throw new Problem(400, 'This link has expired. Please ask for a new one.', { code: 'LINK_EXPIRED' });
  const { of, email } = link;
  if (link.of === 'account') {
    await confirmAddress(service, facts, { change: link.change, password });
    return { of, email, isWaiting: false };
  }
  const { registration } = link;
  return { of, email, ...(await confirmRegistration(service, facts, { registration, password }, options)) };
}
