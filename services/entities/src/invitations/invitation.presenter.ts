import type { InvitedUser } from '@washcoat/contract-entities';
import { stateOf } from './invitation';
import type { Invitation } from './invitation.model';
import type { ShownInvitation } from './list-invitations';

/** Somebody who was invited, as the list shows it at `now`. */
export function presentInvitation(shown: ShownInvitation, now: Date): InvitedUser {
  const { roleName, inviterName, hasUserRegistered, created, expires } = shown;
  return {
    ...leaving(shown, shown.companyName),
    ...{ roleName, inviterName, hasUserRegistered },
    state: stateOf(shown, now),
    created: created.toISOString(),
    expires: expires.toISOString(),
  };
}

/** An invitation for the audit trail, by the names of the wire. */
export function auditedInvitation(
  invitation: Invitation,
  companyName: string | null,
): Record<string, unknown> {
  const { created, expires, revoked } = invitation;
  return {
    ...leaving(invitation, companyName),
    created: created.toISOString(),
    expires: expires.toISOString(),
    revoked: revoked?.toISOString() ?? null,
  };
}

function leaving(invitation: Invitation, companyName: string | null) {
  const { invitationId, fname, lname, email, facilityCity, companyId, roleId } = invitation;
  return { invitationId, fname, lname, email, facilityCity, companyId, companyName, roleId };
}
