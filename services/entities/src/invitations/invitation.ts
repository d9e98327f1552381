/** Somebody who was asked to register. Without a company the invited person registers one of their own. */
export interface InvitationRow {
  invitation_id: string;
  email: string;
  first_name: string;
  last_name: string;
  company_id: string | null;
  hierarchy: number;
  facility_city: string | null;
  invited_by: string | null;
  created_at: Date;
  registered_at: Date | null;
}

/** An invitation with what the list shows besides. */
export interface ShownInvitationRow extends InvitationRow {
  company_name: string | null;
  /** Whether the address has an account by now, with the link or without. */
  has_user_registered: boolean;
}
