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
import { findInvited, markRegistered, type Invitation } from '../invitations/invitation.model';
import { publishUser } from '../people/user-changed';
import { auditedUser } from '../people/user.presenter';
import { emailTaken } from '../people/user-email';
import { findUserByEmail, insertUser, shownUser, type UserModel } from '../people/user.model';
import { startRegistration } from '../registrations/start-registration';
import { roleTypeOf } from '../roles/role.rules';
import { findDefaultRole, findRole } from '../roles/role.model';
import { holdRights } from './changed-rights';
import { useInvitationCode } from './one-time-code.model';
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
  const words = [email, invited?.fname, invited?.lname, invited?.companyName];
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
    await tellInviter(unit, invitation, invited?.companyName ?? null);
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
): Promise<{ invitation: Invitation; standing: Standing }> {
  const invitationId = await useInvitationCode(unit.trx, code, unit.now);
  const invitation = invitationId && (await markRegistered(unit.trx, invitationId, email, unit.now));
  if (!invitation) throw noLongerGood();
  const standing = {
    firstName: invitation.fname,
    lastName: invitation.lname,
    companyId: invitation.companyId,
    roleId: await roleOfInvited(unit, invitation),
    facilityCity: invitation.facilityCity,
    hierarchy: invitation.hierarchy,
    isNewUser: invitation.companyId === null,
  };
  return { invitation, standing };
}

function tellInviter(
  unit: UnitOfWork,
  { invitationId, email, fname, lname, invitedBy }: Invitation,
  companyName: string | null,
): Promise<void> {
  return unit.publish(invitationUsed, invitationId, {
    invitationId,
    email,
    firstName: fname,
    lastName: lname,
    companyName,
    inviterId: invitedBy,
    usedAt: unit.now.toISOString(),
  });
}

/**
 * The role that the inviter chose, as long as it fits the company; else the default role of the kind, which is the
 * house's to give, not the inviter's. Nothing without a company: registering one gives the default role.
 */
async function roleOfInvited(unit: UnitOfWork, invitation: Invitation): Promise<string | null> {
  if (!invitation.companyId) return null;
  const company = await findCompany(unit.trx, invitation.companyId);
  if (!company) throw noLongerGood();
  const standing = { hierarchy: invitation.hierarchy, isFranchise: company.isFranchise };
  const type = roleTypeOf(standing.hierarchy, standing.isFranchise);
  const chosen = invitation.roleId && (await findRole(unit.trx, invitation.roleId));
  const role = chosen && chosen.type === type ? chosen : await findDefaultRole(unit.trx, standing);
  return role?.roleId ?? null;
}

const noLongerGood = () =>
  new Problem(400, 'This invitation is no longer good. Please ask for a new one.', { code: 'LINK_EXPIRED' });
