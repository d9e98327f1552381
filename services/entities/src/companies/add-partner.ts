import type { Session } from '@washcoat/contract-entities';
import { conflict, Problem, type UnitOfWork } from '@washcoat/service-kit';
import { addUser } from '../people/add-user';
import { findUserByEmail } from '../people/user.repository';
import { roleTypeOf } from '../roles/role';
import { findDefaultRole } from '../roles/role.repository';
import { forgotPassword } from '../sign-in/forgot-password';
import { addCompany } from './add-company';
import { hierarchyOf } from './company';
import { findHouse } from './company-parent';
import { newCompanyFrom, type CompanyForm } from './new-company';

/**
 * Adds a company below another one, the own company unless said otherwise, and with `userEmail` its first user, who
 * administers it as far as the one who adds may give that. Without a password the user gets a link to set one. Answers
 * the company's id. Refusals are those of adding a company and of adding a user; 409 at `userEmail` when the address
 * is registered.
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
  return session.companyId ?? (await findHouse(unit.trx))?.company_id ?? null;
}

type FirstUser = CompanyForm & { companyId: string; email: string; passwordHash: string | null };

async function addFirstUser(unit: UnitOfWork, session: Session, user: FirstUser): Promise<void> {
  if (await findUserByEmail(unit.trx, user.email)) throw taken();
  const isFranchise = user.companyType === 'FRANCHISE';
  const role = await findDefaultRole(unit.trx, roleTypeOf(hierarchyOf(user.companyType), isFranchise));
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
    roleId: role?.role_id ?? null,
    isAdmin: session.isAdmin || session.isSA,
  });
  if (!user.passwordHash) await forgotPassword(unit, user.email);
}

function taken(): Problem {
  const error = 'This e-mail address is registered already.';
  return new Problem(409, error, { code: 'DUPLICATE', fields: { userEmail: error } });
}
