import type { Knex } from 'knex';
import { findAddressChange, type AddressChangeRow } from '../people/address-change.repository';
import { findConfirmationCode } from '../sign-in/one-time-code.repository';
import { unknownLink, usedLink } from './link-problems';
import { isUnconfirmed, type RegistrationRow, type SavedRegistration } from './registration';
import { findRegistration } from './registration.repository';

/** What has become of a link that confirms an address. */
export type LinkState = 'open' | 'used' | 'expired';

/** A link that confirms an address, with what it confirms. */
export type MailedLink = { state: LinkState; email: string } & (
  { of: 'registration'; registration: RegistrationRow } | { of: 'account'; change: AddressChangeRow }
);

/** A link with what it confirms. 400 for a link that nobody was mailed, or long ago, or that a newer wish replaced. */
export async function findLink(database: Knex, code: string, now: Date): Promise<MailedLink> {
  const found = await findConfirmationCode(database, code);
  if (!found) throw unknownLink();
  const stateOf = ({ confirmed_at }: { confirmed_at: Date | null }): LinkState =>
    confirmed_at ? 'used' : found.expiresAt > now ? 'open' : 'expired';
  if ('registrationId' in found) {
    const registration = await findRegistration(database, found.registrationId);
    if (!registration) throw unknownLink();
    return { of: 'registration', state: stateOf(registration), email: registration.email, registration };
  }
  const change = await findAddressChange(database, found.addressChangeId);
  if (!change) throw unknownLink();
  return { of: 'account', state: stateOf(change), email: change.email, change };
}

/** A registration that is still to be confirmed; 400 when it was. */
export function unconfirmed(registration: RegistrationRow | null): SavedRegistration {
  if (registration && isUnconfirmed(registration)) return registration;
  throw usedLink();
}
