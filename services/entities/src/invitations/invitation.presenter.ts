import type { InvitedUser } from '@washcoat/contract-entities';
import type { InvitationRow, ShownInvitationRow } from './invitation';

/** Somebody who was invited, as the list shows it. */
export function presentInvitation(row: ShownInvitationRow): InvitedUser {
  return {
    invitationId: row.invitation_id,
    fname: row.first_name,
    lname: row.last_name,
    email: row.email,
    facilityCity: row.facility_city,
    companyId: row.company_id,
    companyName: row.company_name,
    hasUserRegistered: row.has_user_registered,
    created: row.created_at.toISOString(),
  };
}

/** An invitation for the audit trail, by the names of the wire. */
export function auditedInvitation(row: InvitationRow, companyName: string | null): Record<string, unknown> {
  const { hasUserRegistered: _hasUserRegistered, ...fields } = presentInvitation({
    ...row,
    company_name: companyName,
    has_user_registered: false,
  });
  return fields;
}
