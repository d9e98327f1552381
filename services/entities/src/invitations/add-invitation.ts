import { randomUUID } from 'node:crypto';
import type { Session } from '@washcoat/contract-entities';
import { conflict, notFound, type UnitOfWork } from '@washcoat/service-kit';
import { hierarchyOf } from '../companies/company';
import { findCompanyInScope } from '../companies/company.repository';
import { findUserByEmail } from '../people/user.repository';
import { replaceInvitationCode } from '../sign-in/one-time-code.repository';
import { newCode } from '../sign-in/one-time-code';
import { assertMayInvite } from './invitation.policy';
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

const PARTNER_HIERARCHY = 10;

/**
 * Invites somebody and answers the one-time code of the link; it is good until it is used or the address is invited
 * again. 403 without the right, 404 when the company is not in scope, 409 when the address is registered.
 */
export async function addInvitation(
  unit: UnitOfWork,
  session: Session,
  invitation: NewInvitation,
): Promise<string> {
  assertMayInvite(session, invitation.companyId);
  const hierarchy = await hierarchyOfInvited(unit, session, invitation.companyId);
  if (await findUserByEmail(unit.trx, invitation.email))
    throw conflict('This e-mail address is registered already.', 'DUPLICATE');
  const row = await upsertInvitation(unit.trx, {
    invitation_id: randomUUID(),
    email: invitation.email,
    first_name: invitation.firstName,
    last_name: invitation.lastName,
    company_id: invitation.companyId,
    hierarchy,
    facility_city: invitation.facilityCity,
    invited_by: session.userId,
    created_at: unit.now,
    registered_at: null,
  });
  const code = invitation.code ?? newCode();
  await replaceInvitationCode(unit.trx, row.invitation_id, code, unit.now);
  await unit.audit({ action: 'invite', entity: 'invitation', entityId: row.invitation_id, after: row });
  return code;
}

async function hierarchyOfInvited(
  { trx }: UnitOfWork,
  session: Session,
  companyId: string | null,
): Promise<number> {
  if (companyId === null) return PARTNER_HIERARCHY;
  const company = await findCompanyInScope(trx, session, companyId);
  if (!company) throw notFound('This company');
  return hierarchyOf(company.company_type);
}
