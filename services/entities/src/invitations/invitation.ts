import type { InvitedUser } from '@washcoat/contract-entities';
import type { Invitation } from './invitation.model';

const DAY_MS = 24 * 60 * 60 * 1000;
const LIFETIME_DAYS = 14;

/** When an invitation that is sent now can no longer be used. */
export const expiryFrom = (now: Date) => new Date(now.getTime() + LIFETIME_DAYS * DAY_MS);

type Dates = Pick<Invitation, 'registered' | 'revoked' | 'expires'>;

/** What has become of an invitation by `now`. */
export function stateOf({ registered, revoked, expires }: Dates, now: Date): InvitedUser['state'] {
  if (registered) return 'used';
  if (revoked) return 'revoked';
  return expires.getTime() > now.getTime() ? 'open' : 'expired';
}
