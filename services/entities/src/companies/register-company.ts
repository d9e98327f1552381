import type { Session } from '@washcoat/contract-entities';
import { conflict, type SessionStore, type UnitOfWork } from '@washcoat/service-kit';
import { rememberFacilityOfUser } from '../facilities/named-facility';
import type { UserRow } from '../people/user';
import { publishUser } from '../people/user-changed';
import { auditedUser } from '../people/user.presenter';
import { shownUser } from '../people/users-in-scope';
import { findDefaultRole } from '../roles/role.repository';
import { refreshSessions } from '../sign-in/refresh-sessions';
import { createCompany } from './add-company';
import type { CompanyRow } from './company';
import { firstFacilityOf } from './company-facility';
import { findHouse } from './company-parent';
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
  const facility = user.facility_city ?? (await firstFacilityOf(unit.trx, house.company_id));
  const place = { companyType: 'SELLER', parentCompanyId: house.company_id } as const;
  const company = await createCompany(
    unit,
    session,
    newCompanyFrom({ ...form, facility }, session, place),
    house,
  );
  await moveIn(unit, user, company, passwordHash);
  await refreshSessions(unit, sessions, [user.user_id]);
  return company.company_id;
}

async function lockNewUser({ trx }: UnitOfWork, userId: string): Promise<UserRow> {
  const user: UserRow | undefined = await trx('app_user')
    .where({ user_id: userId, is_new_user: true, company_id: null })
    .whereNull('deleted_at')
    .forUpdate()
    .first();
  if (!user) throw conflict('You have a company already.');
  return user;
}

async function moveIn(
  unit: UnitOfWork,
  user: UserRow,
  company: CompanyRow,
  passwordHash: string | null,
): Promise<void> {
  const before = auditedUser(await shownUser(unit.trx, user.user_id));
  const isFranchise = company.is_franchise;
  const role = await findDefaultRole(unit.trx, { hierarchy: user.hierarchy, isFranchise, isFirst: true });
  const [moved] = await unit
    .trx('app_user')
    .where({ user_id: user.user_id })
    .update({
      company_id: company.company_id,
      role_id: role?.role_id ?? null,
      is_admin: true,
      is_new_user: false,
      first_name: user.first_name || company.first_name,
      last_name: user.last_name || company.last_name,
      phone: user.phone || company.phone,
      ...(passwordHash && { password_hash: passwordHash }),
      version: unit.trx.raw('version + 1'),
      updated_at: unit.now,
    })
    .returning('*');
  const placed = moved.facility_city ? await rememberFacilityOfUser(unit.trx, user.user_id) : moved;
  await publishUser(unit, placed);
  const after = auditedUser(await shownUser(unit.trx, user.user_id));
  await unit.audit({ action: 'edit', entity: 'user', entityId: user.user_id, before, after });
}
