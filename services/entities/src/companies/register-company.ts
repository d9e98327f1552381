import type { Session } from '@washcoat/contract-entities';
import { conflict, type SessionStore, type UnitOfWork } from '@washcoat/service-kit';
import { publishUser } from '../people/user-changed';
import { auditedUser } from '../people/user.presenter';
import { shownUser, u, updateUser, UserModel } from '../people/user.model';
import { findDefaultRole } from '../roles/role.model';
import { refreshSessions } from '../sign-in/refresh-sessions';
import { createCompany } from './add-company';
import { firstFacilityOf } from './company-facility';
import { findHouse, type CompanyModel } from './company.model';
import { newCompanyFrom, type CompanyForm } from './new-company';

/**
 * Makes the own company of somebody who was invited as a partner: a partner seller below the house, whatever the form
 * says. It delivers to the facility of the invitation, or to the first of the house that is in use: a newcomer knows
 * no yard. The user becomes its administrator with the default role of the kind and is no new user any more, also in
 * the live sessions. Answers the company's id; 409 when the user has a company already.
 */
export async function registerCompany(
  unit: UnitOfWork,
  session: Session,
  form: CompanyForm,
  { passwordHash, sessions }: { passwordHash: string | null; sessions: SessionStore },
): Promise<string> {
  const user = await lockNewUser(unit, session.userId);
  const house = await findHouse(unit.trx);
  if (!house) throw conflict('This installation is not set up yet.');
  const facility = user.facilityCity ?? (await firstFacilityOf(unit.trx, house.companyId));
  const standing = { companyType: 'SELLER', parentCompanyId: house.companyId } as const;
  const company = await createCompany(
    unit,
    session,
    newCompanyFrom({ ...form, facility }, session, standing),
    house,
  );
  await moveIn(unit, user, company, passwordHash);
  await refreshSessions(unit, sessions, [user.userId]);
  return company.companyId;
}

async function lockNewUser({ trx }: UnitOfWork, userId: string): Promise<UserModel> {
  const user = await UserModel.query(trx)
    .where(u.userId, userId)
    .where('is_new_user', true)
    .whereNull(u.companyId)
    .whereNull('deleted_at')
    .forUpdate()
    .first();
  if (!user) throw conflict('You have a company already.');
  return user;
}

async function moveIn(
  unit: UnitOfWork,
  user: UserModel,
  company: CompanyModel,
  passwordHash: string | null,
): Promise<void> {
  const before = auditedUser(await shownUser(unit.trx, user.userId));
  const isFranchise = company.isFranchise;
  const role = await findDefaultRole(unit.trx, { hierarchy: user.hierarchy, isFranchise, isFirst: true });
  const changes = {
    companyId: company.companyId,
    roleId: role?.roleId ?? null,
    ...{ isAdmin: true, isNewUser: false },
    firstName: user.firstName || company.firstName,
    lastName: user.lastName || company.lastName,
    phone: user.phone || company.phone,
    ...(passwordHash && { passwordHash }),
  };
  await publishUser(unit, await updateUser(unit.trx, user.userId, changes, unit.now));
  const after = auditedUser(await shownUser(unit.trx, user.userId));
  await unit.audit({ action: 'edit', entity: 'user', entityId: user.userId, before, after });
}
