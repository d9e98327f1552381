import { endpoint, open, saved } from '@washcoat/contract-kernel';
import { z } from 'zod';

const service = 'entities';
const token = z.string().min(1).max(200);
/** What a link confirms: the address of who registers, or a new one of somebody who has an account. */
const of = z.enum(['registration', 'account']);

export const registrationLink = endpoint({
  id: 'registrationLink',
  service,
  method: 'POST',
  path: '/write/v1/user/confirm/link',
  summary: 'What has become of a mailed link that confirms an address',
  access: open,
  rateLimit: 'sign-in',
  input: z.object({ token }),
  output: z.object({ of, state: z.enum(['open', 'used', 'expired']), email: z.string() }),
});

export const confirmRegistration = endpoint({
  id: 'confirmRegistration',
  service,
  method: 'POST',
  path: '/write/v1/user/confirm',
  summary:
    'Confirms the address of who registered without an invitation, or the new one of a user, with the mailed link and the password',
  access: open,
  rateLimit: 'sign-in',
  input: z.object({ token, password: z.string().min(1).max(200) }),
  /** `isWaiting`: the house approves new customers, and nobody signs in before. */
  output: saved.extend({ of, email: z.string(), isWaiting: z.boolean() }),
});

export const renewRegistrationLink = endpoint({
  id: 'renewRegistrationLink',
  service,
  method: 'POST',
  path: '/write/v1/user/confirm/renew',
  summary: 'Mails another link to where an earlier one went',
  access: open,
  rateLimit: 'mail',
  input: z.object({ token }),
  output: saved,
});
