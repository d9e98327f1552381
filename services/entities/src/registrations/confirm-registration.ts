import { badInput, conflict, type RequestFacts, type Service, type UnitOfWork } from '@washcoat/service-kit';
import { createCompany } from '../companies/add-company';
import { firstFacilityOf } from '../companies/company-facility';
import { findHouse, type CompanyModel } from '../companies/company.model';
import { newCompanyFrom } from '../companies/new-company';
import { publishUser } from '../people/user-changed';
import { emailTaken } from '../people/user-email';
import { auditedUser } from '../people/user.presenter';
import { insertUser, shownUser } from '../people/user.model';
import { findDefaultRole } from '../roles/role.model';
import { beginAttempt, forgiveAttempt } from '../sign-in/attempts';
import { isPassword } from '../sign-in/password';
import { EXTERNAL_CUSTOMER, sessionOfRegistration, type SavedRegistration } from './registration';
import { unconfirmed } from './registration-link';
import { lockRegistration, updateRegistration, type Registration } from './registration.model';

/**
 * Makes a registration a user and a customer of the house: the mailed link and the password together prove that the
 * one who registered owns the address; the link alone would hand a stranger's account to whoever opens it. 400 when
 * it was confirmed before and at `password` when that is wrong, 409 when somebody else has the address by now. Answers
 * whether the company waits for the house's approval.
 */
export async function confirmRegistration(
  service: Service,
  facts: RequestFacts,
  { registration, password }: { registration: Registration; password: string },
  { approvesCustomers }: { approvesCustomers: boolean },
): Promise<{ isWaiting: boolean }> {
  const { now, requestId } = facts;
  const waiting = unconfirmed(registration);
  await provePassword(service, facts, waiting, password);
  return service.inTransaction({ now, correlationId: requestId }, async (unit) => {
    const locked = unconfirmed(await lockRegistration(unit.trx, waiting.registrationId));
    const company = await companyOf(unit, locked, approvesCustomers);
    await moveIn(unit, locked, company);
    await updateRegistration(unit.trx, locked.registrationId, {
      passwordHash: null,
      form: null,
      confirmedAt: now,
    });
    return { isWaiting: company.isWaiting };
  });
}

async function provePassword(
  { platform }: Service,
  { address }: RequestFacts,
  { email, passwordHash }: SavedRegistration,
  password: string,
): Promise<void> {
  const attempt = { email, address };
  await beginAttempt(platform.limiter, attempt);
  if (!(await isPassword(passwordHash, password)))
    throw badInput({ password: 'This is not the password that you chose.' });
  await forgiveAttempt(platform.limiter, attempt);
}

async function companyOf(
  unit: UnitOfWork,
  registration: SavedRegistration,
  isWaiting: boolean,
): Promise<CompanyModel> {
  const house = await findHouse(unit.trx);
  if (!house) throw conflict('This installation is not set up yet.');
  const standing = { companyType: 'CUSTOMER', parentCompanyId: house.companyId } as const;
  const facility = await firstFacilityOf(unit.trx, house.companyId);
  const session = sessionOfRegistration(registration);
  const company = newCompanyFrom({ ...registration.form, facility }, session, standing);
  const wanted = { ...company, companyId: registration.companyId, isWaiting };
  return createCompany(unit, session, wanted, house);
}

async function moveIn(
  unit: UnitOfWork,
  registration: SavedRegistration,
  company: CompanyModel,
): Promise<void> {
  const role = await findDefaultRole(unit.trx, { hierarchy: EXTERNAL_CUSTOMER, isFranchise: false });
  const row = await insertUser(unit.trx, {
    userId: registration.registrationId,
    email: registration.email,
    passwordHash: registration.passwordHash,
    firstName: company.firstName,
    lastName: company.lastName,
    phone: company.phone,
    companyId: company.companyId,
    roleId: role?.roleId ?? null,
    hierarchy: EXTERNAL_CUSTOMER,
    isAdmin: true,
    createdDate: unit.now,
    updatedAt: unit.now,
  });
  if (!row) throw emailTaken();
  await publishUser(unit, row);
  const after = auditedUser(await shownUser(unit.trx, row.userId));
  await unit.audit({ action: 'register', entity: 'user', entityId: row.userId, after });
}
