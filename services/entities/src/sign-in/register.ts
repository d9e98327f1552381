import { invitationUsed, type login, type SignedIn } from '@washcoat/contract-entities';
import { email as emailSchema, type InputOf } from '@washcoat/contract-kernel';
import {
  badInput,
  newId,
  Problem,
  type RequestFacts,
  type Service,
  type UnitOfWork,
} from '@washcoat/service-kit';
import { findCompany } from '../companies/company.model';
import type { InvitationRow } from '../invitations/invitation';
import { findInvited, markRegistered } from '../invitations/invitation.repository';
import { publishUser } from '../people/user-changed';
import { auditedUser } from '../people/user.presenter';
import { emailTaken } from '../people/user-email';
import { findUserByEmail, insertUser, shownUser, type UserModel } from '../people/user.model';
import { startRegistration } from '../registrations/start-registration';
import { roleTypeOf } from '../roles/role.rules';
import { findDefaultRole, findRole } from '../roles/role.model';
import { holdRights } from './changed-rights';
import { useInvitationCode } from './one-time-code.repository';
import { hashNewPassword } from './new-password';
import { startSession } from './start-session';

/**
 * Registers an address that nobody has and signs it in. With the code of an invitation the account joins the company
 * that invited it, or is a new user without rights when the invitation names none; knowing an invited address alone
 * never joins. Without a code it is a registration that has to be confirmed (`startRegistration`). 409 when the
 * address is taken, 400 when the code is not good, 429 after too many new accounts.
 */
export async function register(
  service: Service,
  facts: RequestFacts,
  { email, password, code, rememberMe }: InputOf<typeof login>,
): Promise<SignedIn> {
  if (!emailSchema.safeParse(email).success) throw badInput({ email: 'Oops! Please Enter valid email id' });
  if (await findUserByEmail(service.database, email)) throw emailTaken();
  if (!code) return startRegistration(service, facts, { email, password });
  const { now, requestId } = facts;
  const invited = await findInvited(service.database, code);
  const words = [email, invited?.first_name, invited?.last_name, invited?.company_name];
  const passwordHash = await hashNewPassword({ password, field: 'password', words });
  return service.inTransaction({ now, correlationId: requestId }, async (unit) => {
    await holdRights(unit.trx);
    const { invitation, standing } = await joined(unit, email, code);
    const row = await insertUser(unit.trx, {
      userId: newId(),
      email,
      passwordHash,
      ...standing,
      createdDate: now,
      updatedAt: now,
    });
    if (!row) throw emailTaken();
    await publishUser(unit, row);
    const after = auditedUser(await shownUser(unit.trx, row.userId));
    await tellInviter(unit, invitation, invited?.company_name ?? null);
    await unit.audit({ action: 'register', entity: 'user', entityId: row.userId, after });
    return startSession(unit, service.platform.sessions, row.userId, rememberMe);
  });
}

type Standing = Pick<
  UserModel,
  'firstName' | 'lastName' | 'companyId' | 'roleId' | 'facilityCity' | 'hierarchy' | 'isNewUser'
>;

async function joined(
  unit: UnitOfWork,
  email: string,
  code: string,
): Promise<{ invitation: InvitationRow; standing: Standing }> {
  const invitationId = await useInvitationCode(unit.trx, code, unit.now);
  const invitation = invitationId && (await markRegistered(unit.trx, invitationId, email, unit.now));
  if (!invitation) throw noLongerGood();
  const standing = {
    firstName: invitation.first_name,
    lastName: invitation.last_name,
    companyId: invitation.company_id,
    roleId: await roleOfInvited(unit, invitation),
    facilityCity: invitation.facility_city,
    hierarchy: invitation.hierarchy,
    isNewUser: invitation.company_id === null,
  };
  return { invitation, standing };
}

function tellInviter(
  unit: UnitOfWork,
  { invitation_id: invitationId, email, first_name, last_name, invited_by }: InvitationRow,
  companyName: string | null,
): Promise<void> {
  return unit.publish(invitationUsed, invitationId, {
    invitationId,
    email,
    firstName: first_name,
    lastName: last_name,
    companyName,
    inviterId: invited_by,
    usedAt: unit.now.toISOString(),
  });
}

/**
 * The role that the inviter chose, as long as it fits the company; else the default role of the kind, which is the
 * house's to give, not the inviter's. Nothing without a company: registering one gives the default role.
 */
async function roleOfInvited(unit: UnitOfWork, invitation: InvitationRow): Promise<string | null> {
  if (!invitation.company_id) return null;
  const company = await findCompany(unit.trx, invitation.company_id);
  if (!company) throw noLongerGood();
  const standing = { hierarchy: invitation.hierarchy, isFranchise: company.isFranchise };
  const type = roleTypeOf(standing.hierarchy, standing.isFranchise);
  const chosen = invitation.role_id && (await findRole(unit.trx, invitation.role_id));
  const role = chosen && chosen.type === type ? chosen : await findDefaultRole(unit.trx, standing);
  return role?.roleId ?? null;
}

const noLongerGood = () =>
  new Problem(400, 'This invitation is no longer good. Please ask for a new one.', { code: 'LINK_EXPIRED' });
