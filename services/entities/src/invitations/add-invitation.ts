import type { Session } from '@washcoat/contract-entities';
import { newId, notFound, type UnitOfWork } from '@washcoat/service-kit';
import { hierarchyOf } from '../companies/company';
import { findCompanyInScope, type NamedCompanyRow } from '../companies/company.repository';
import { assertFacilityChoice } from '../facilities/facility-choice';
import { emailTaken } from '../people/user-email';
import { findUserByEmail } from '../people/user.repository';
import { replaceInvitationCode } from '../sign-in/one-time-code.repository';
import { newCode } from '../sign-in/one-time-code';
import { assertMayInvite } from './invitation.policy';
import { auditedInvitation } from './invitation.presenter';
import { upsertInvitation } from './invitation.repository';

export interface NewInvitation {
  email: string;
  firstName: string;
  lastName: string;
  /** The company to join; null invites a partner to register a company of their own. */
  companyId: string | null;
  facilityCity: string | null;
  /** Given by seeds only. */
  code?: string;
}

/** What the mail of an invitation needs. */
export interface AddedInvitation {
  invitationId: string;
  /** The one-time code of the link. */
  code: string;
  companyName: string | null;
}

const PARTNER_HIERARCHY = 10;

/**
 * Invites somebody; the code of the answer is good until it is used or the address is invited again. 403 without the
 * right, 404 when the company is not in scope, 400 at `facilityCity` for no active facility in scope, 409 when the
 * address is registered.
 */
export async function addInvitation(
  unit: UnitOfWork,
  session: Session,
  invitation: NewInvitation,
): Promise<AddedInvitation> {
  assertMayInvite(session, invitation.companyId);
  const company = await companyOfInvited(unit, session, invitation.companyId);
  await assertFacilityChoice(unit.trx, session, invitation.facilityCity);
  if (await findUserByEmail(unit.trx, invitation.email)) throw emailTaken();
  const row = await upsertInvitation(unit.trx, {
    invitation_id: newId(),
    email: invitation.email,
    first_name: invitation.firstName,
    last_name: invitation.lastName,
    company_id: company?.company_id ?? null,
    hierarchy: company ? hierarchyOf(company.company_type) : PARTNER_HIERARCHY,
    facility_city: invitation.facilityCity,
    invited_by: session.userId,
    created_at: unit.now,
    registered_at: null,
  });
  const code = invitation.code ?? newCode();
  await replaceInvitationCode(unit.trx, row.invitation_id, code, unit.now);
  const companyName = company?.company_name ?? null;
  const after = auditedInvitation(row, companyName);
  await unit.audit({ action: 'invite', entity: 'invitation', entityId: row.invitation_id, after });
  return { invitationId: row.invitation_id, code, companyName };
}

async function companyOfInvited(
  { trx }: UnitOfWork,
  session: Session,
  companyId: string | null,
): Promise<NamedCompanyRow | null> {
  if (companyId === null) return null;
  const company = await findCompanyInScope(trx, session, companyId);
  if (!company) throw notFound('This company');
  return company;
}
