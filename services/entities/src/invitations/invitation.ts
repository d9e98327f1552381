import type { InvitedUser } from '@washcoat/contract-entities';

const DAY_MS = 24 * 60 * 60 * 1000;
const LIFETIME_DAYS = 14;

/** When an invitation that is sent now can no longer be used. */
export const expiryFrom = (now: Date) => new Date(now.getTime() + LIFETIME_DAYS * DAY_MS);

/** Somebody who was asked to register. Without a company the invited person registers one of their own. */
export interface InvitationRow {
  invitation_id: string;
  email: string;
  first_name: string;
  last_name: string;
  company_id: string | null;
  hierarchy: number;
  facility_city: string | null;
  /** The role that its inviter chose; null for the default role of the kind of user. */
  role_id: string | null;
  invited_by: string | null;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  registered_at: Date | null;
}

/** An invitation with what the list shows besides. */
export interface ShownInvitationRow extends InvitationRow {
  company_name: string | null;
  inviter_name: string;
  role_name: string | null;
  /** Whether the address has an account by now, with the link or without. */
  has_user_registered: boolean;
}

type Dates = Pick<InvitationRow, 'registered_at' | 'revoked_at' | 'expires_at'>;

/** What has become of an invitation by `now`. */
export function stateOf({ registered_at, revoked_at, expires_at }: Dates, now: Date): InvitedUser['state'] {
  if (registered_at) return 'used';
  if (revoked_at) return 'revoked';
  return expires_at.getTime() > now.getTime() ? 'open' : 'expired';
}
