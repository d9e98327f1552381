import type { Session } from '@washcoat/contract-entities';
import { badInput, newId, notFound, type UnitOfWork } from '@washcoat/service-kit';
import { hierarchyOf } from '../companies/company';
import { findCompanyInScope, type CompanyModel } from '../companies/company.model';
import { assertFacilityChoice } from '../facilities/facility.rules';
import { emailTaken } from '../people/user-email';
import { assertRoleOffered, givenRole } from '../people/user-role';
import { assertMayGive } from '../people/user.policy';
import { findUserByEmail } from '../people/user.model';
import { replaceInvitationCode } from '../sign-in/one-time-code.model';
import { newCode } from '../sign-in/one-time-code';
import { assertMayInvite } from './invitation.policy';
import { auditedInvitation } from './invitation.presenter';
import { expiryFrom } from './invitation';
import { upsertInvitation } from './invitation.model';

export interface NewInvitation {
  email: string;
  firstName: string;
  lastName: string;
  /** The company to join; null invites a partner to register a company of their own. */
  companyId: string | null;
  facilityCity: string | null;
  /** The role to give; without it the default role of the company's kind, which the house has chosen. */
  roleId?: string | null;
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
 * Invites somebody; the code of the answer is good for 14 days, until it is used or revoked or the company invites the
 * address again. What other companies ask of the address stays as it is. 403 without the right and for a role that
 * grants more than the inviter holds, 400 at `roleId` for one that the company is not offered, 404 when the company is not in scope, 400 at `facilityCity` for no active facility in scope, 409 when the
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
  const hierarchy = company ? hierarchyOf(company.companyType) : PARTNER_HIERARCHY;
  const roleId = invitation.roleId?.toLowerCase() ?? null;
  if (roleId) await assertMayGiveRole(unit, session, { roleId, company, hierarchy });
  if (await findUserByEmail(unit.trx, invitation.email)) throw emailTaken();
  const kept = await upsertInvitation(unit.trx, {
    invitationId: newId(),
    email: invitation.email,
    fname: invitation.firstName,
    lname: invitation.lastName,
    companyId: company?.companyId ?? null,
    hierarchy,
    facilityCity: invitation.facilityCity,
    roleId,
    invitedBy: session.userId,
    created: unit.now,
    expires: expiryFrom(unit.now),
    revoked: null,
    registered: null,
  });
  const code = invitation.code ?? newCode();
  const { invitationId } = kept;
  await replaceInvitationCode(unit.trx, invitationId, code, unit.now);
  const companyName = company?.companyName ?? null;
  const after = auditedInvitation(kept, companyName);
  await unit.audit({ action: 'invite', entity: 'invitation', entityId: invitationId, after });
  return { invitationId, code, companyName };
}

interface GivenWithInvitation {
  roleId: string;
  company: CompanyModel | null;
  hierarchy: number;
}

async function assertMayGiveRole(
  { trx }: UnitOfWork,
  session: Session,
  { roleId, company, hierarchy }: GivenWithInvitation,
): Promise<void> {
  if (!company) throw badInput({ roleId: 'Who registers a company of their own gets the default role.' });
  await assertRoleOffered(trx, roleId, company.companyId);
  const standing = { hierarchy, isFranchise: company.isFranchise, isSA: false, isAdmin: false };
  assertMayGive(session, { ...standing, ...(await givenRole(trx, roleId)) });
}

async function companyOfInvited(
  { trx }: UnitOfWork,
  session: Session,
  companyId: string | null,
): Promise<CompanyModel | null> {
  if (companyId === null) return null;
  const company = await findCompanyInScope(trx, session, companyId);
  if (!company) throw notFound('This company');
  return company;
}
