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
