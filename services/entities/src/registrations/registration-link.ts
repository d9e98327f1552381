import type { Knex } from 'knex';
import { findAddressChange, type AddressChange } from '../people/address-change.model';
import { findConfirmationCode } from '../sign-in/one-time-code.model';
import { unknownLink, usedLink } from './link-problems';
import { isUnconfirmed, type SavedRegistration } from './registration';
import { findRegistration, type Registration } from './registration.model';

/** What has become of a link that confirms an address. */
export type LinkState = 'open' | 'used' | 'expired';

/** A link that confirms an address, with what it confirms. */
export type MailedLink = { state: LinkState; email: string } & (
  { of: 'registration'; registration: Registration } | { of: 'account'; change: AddressChange }
);

/** A link with what it confirms. 400 for a link that nobody was mailed, or long ago, or that a newer wish replaced. */
export async function findLink(database: Knex, code: string, now: Date): Promise<MailedLink> {
  const found = await findConfirmationCode(database, code);
  if (!found) throw unknownLink();
  const stateOf = ({ confirmedAt }: Pick<Registration, 'confirmedAt'>): LinkState =>
    confirmedAt ? 'used' : found.expiresAt > now ? 'open' : 'expired';
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
export function unconfirmed(registration: Registration | undefined): SavedRegistration {
  if (registration && isUnconfirmed(registration)) return registration;
  throw usedLink();
}
