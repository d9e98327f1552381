import type { Session } from '@washcoat/contract-entities';
import { badInput, conflict, Problem, type UnitOfWork } from '@washcoat/service-kit';
import { addUser } from '../people/add-user';
import { assertRoleOffered, givenRole } from '../people/user-role';
import { findUserByEmail } from '../people/user.model';
import { roleTypeOf } from '../roles/role.rules';
import { mayGrant } from '../roles/role.policy';
import { findDefaultRole } from '../roles/role.model';
import { forgotPassword } from '../sign-in/forgot-password';
import { addCompany } from './add-company';
import { hierarchyOf } from './company';
import { findHouse } from './company.model';
import { newCompanyFrom, type CompanyForm } from './new-company';

/**
 * Adds a company below another one, the own company unless said otherwise, and with `userEmail` its first user, who
 * administers it as far as the one who adds may give that. Without a password the user gets a link to set one. Answers
 * the company's id. Refusals are those of adding a company and of adding a user; 409 at `userEmail` when the address
 * is registered, 400 at `userRoleId` for a role that can not be given.
 */
export async function addPartner(
  unit: UnitOfWork,
  session: Session,
  form: CompanyForm,
  passwordHash: string | null,
): Promise<string> {
  if (form.isNewCustomer) throw conflict('You have a company already.');
  const { companyType } = form;
  const parentCompanyId = form.parentCompanyId ?? (await ownCompanyId(unit, session));
  const company = newCompanyFrom(form, session, { companyType, parentCompanyId });
  const companyId = await addCompany(unit, session, company);
  if (form.userEmail)
    await addFirstUser(unit, session, { ...form, companyId, passwordHash, email: form.userEmail });
  return companyId;
}

async function ownCompanyId(unit: UnitOfWork, session: Session): Promise<string | null> {
  return session.companyId ?? (await findHouse(unit.trx))?.companyId ?? null;
}

type FirstUser = CompanyForm & { companyId: string; email: string; passwordHash: string | null };

async function addFirstUser(unit: UnitOfWork, session: Session, user: FirstUser): Promise<void> {
  if (await findUserByEmail(unit.trx, user.email)) throw taken();
  await addUser(unit, session, {
    email: user.email,
    passwordHash: user.passwordHash,
    firstName: user.firstName,
    lastName: user.lastName,
    phone: user.phone,
    address: user.address,
    city: user.city,
    state: user.state,
    zipcode: user.zipcode,
    companyId: user.companyId,
    roleId: await roleOfFirst(unit, session, user),
    isAdmin: session.isAdmin || session.isSA,
  });
  if (!user.passwordHash) await forgotPassword(unit, user.email);
}

/**
 * The role that was chosen, or the default of the kind. 400 at `userRoleId` for one that does not fit, and for a default
 * that the one who adds could not give: who knows the password of the first user would have those rights.
 */
async function roleOfFirst(unit: UnitOfWork, session: Session, user: FirstUser): Promise<string | null> {
  const isFranchise = user.companyType === 'FRANCHISE';
  const standing = { hierarchy: hierarchyOf(user.companyType), isFranchise, isFirst: true };
  const roleId = user.userRoleId ?? (await findDefaultRole(unit.trx, standing))?.roleId ?? null;
  const { role, permissions } = await givenRole(unit.trx, roleId, FIELD);
  if (role && role.type !== roleTypeOf(standing.hierarchy, isFranchise)) throw unfitting(MISFIT);
  if (role) await assertRoleOffered(unit.trx, role.roleId, user.companyId, FIELD);
  if (!permissions.every((permission) => mayGrant(session, permission))) throw unfitting(TOO_MUCH);
  return roleId;
}

const FIELD = 'userRoleId';
const MISFIT = 'Please select the valid value';
const TOO_MUCH = 'This role grants what you do not have yourself. Please choose another one.';
const unfitting = (sentence: string) => badInput({ [FIELD]: sentence });

function taken(): Problem {
  const error = 'This e-mail address is registered already.';
  return new Problem(409, error, { code: 'DUPLICATE', fields: { userEmail: error } });
}
