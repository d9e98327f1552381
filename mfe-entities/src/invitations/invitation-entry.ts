import type { invite } from '@washcoat/contract-entities';
import type { RequestOf } from '@washcoat/contract-kernel';

/** An invitation as it is typed. */
export interface InvitationEntry {
  fname: string;
  lname: string;
  email: string;
  facilityCity: string;
  /** Empty for the default role of the company's kind. */
  roleId: string;
  /** False: the invited person registers a company of their own. */
  joinsOwnCompany: boolean;
}

export const emptyInvitation: InvitationEntry = {
  fname: '',
  lname: '',
  email: '',
  facilityCity: '',
  roleId: '',
  joinsOwnCompany: true,
};

/** Whether everything that must be there is. */
export const isComplete = ({ fname, lname, email }: InvitationEntry): boolean =>
  [fname, lname, email].every((text) => text.trim() !== '');

/** The invitation as the call takes it; `companyId` is the company whose row was chosen. */
export function sentInvitation(
  { fname, lname, email, facilityCity, roleId, joinsOwnCompany }: InvitationEntry,
  companyId: string | undefined,
): RequestOf<typeof invite> {
  return {
    fname: fname.trim(),
    lname: lname.trim(),
    email: email.trim(),
    companyId: companyId ?? (joinsOwnCompany ? undefined : null),
    facilityCity: facilityCity || undefined,
    roleId: roleId || undefined,
  };
}
