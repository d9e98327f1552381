import { Problem } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { findConfirmationCode } from '../sign-in/one-time-code.repository';
import { isUnconfirmed, type RegistrationRow, type SavedRegistration } from './registration';
import { findRegistration } from './registration.repository';

/** What has become of a link that confirms an address. */
export type LinkState = 'open' | 'used' | 'expired';

/** A link with the registration that it confirms. 400 for a link that nobody was mailed, or long ago. */
export async function findLink(
  database: Knex,
  code: string,
  now: Date,
): Promise<{ state: LinkState; registration: RegistrationRow }> {
  const found = await findConfirmationCode(database, code);
  const registration = found && (await findRegistration(database, found.registrationId));
  if (!found || !registration)
    throw new Problem(400, 'This link is not known. Please register again.', { code: 'LINK_UNKNOWN' });
  const state = registration.confirmed_at ? 'used' : found.expiresAt > now ? 'open' : 'expired';
  return { state, registration };
}

/** A registration that is still to be confirmed; 400 when it was. */
export function unconfirmed(registration: RegistrationRow | null): SavedRegistration {
  if (registration && isUnconfirmed(registration)) return registration;
  throw new Problem(400, 'This link was used before. Please sign in.', { code: 'LINK_USED' });
}
