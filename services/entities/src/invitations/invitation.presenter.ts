import type { InvitedUser } from '@washcoat/contract-entities';
import { stateOf, type InvitationRow, type ShownInvitationRow } from './invitation';

/** Somebody who was invited, as the list shows it at `now`. */
export function presentInvitation(row: ShownInvitationRow, now: Date): InvitedUser {
  return {
    invitationId: row.invitation_id,
    fname: row.first_name,
    lname: row.last_name,
    email: row.email,
    facilityCity: row.facility_city,
    companyId: row.company_id,
    companyName: row.company_name,
    roleId: row.role_id,
    roleName: row.role_name,
    inviterName: row.inviter_name,
    hasUserRegistered: row.has_user_registered,
    state: stateOf(row, now),
    created: row.created_at.toISOString(),
    expires: row.expires_at.toISOString(),
  };
}

/** An invitation for the audit trail, by the names of the wire. */
export function auditedInvitation(row: InvitationRow, companyName: string | null): Record<string, unknown> {
  return {
    invitationId: row.invitation_id,
    fname: row.first_name,
    lname: row.last_name,
    email: row.email,
    facilityCity: row.facility_city,
    companyId: row.company_id,
    companyName,
    roleId: row.role_id,
    created: row.created_at.toISOString(),
    expires: row.expires_at.toISOString(),
    revoked: row.revoked_at?.toISOString() ?? null,
  };
}
