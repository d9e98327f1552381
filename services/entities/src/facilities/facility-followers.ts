import type { SessionStore, UnitOfWork } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { publishCompany } from '../companies/company-changed';
import { auditedDiscounts, findDiscounts, type AuditedDiscounts } from '../companies/company-discounts';
import { findCompany, updateCompany } from '../companies/company.model';
import { i, InvitationModel } from '../invitations/invitation.model';
import { publishUser } from '../people/user-changed';
import { u, updateUser, UserModel } from '../people/user.model';
import { refreshSessionsOfRole } from '../sign-in/changed-rights';
import { refreshSessions } from '../sign-in/refresh-sessions';
import type { FacilityModel } from './facility.model';
import { facilityMeant } from './named-facility';

type Words = Pick<FacilityModel, 'name' | 'city'>;

/** Who names a facility in words, and the words before and after an edit. */
export interface Followers {
  facilityId: string;
  before: Words;
  after: Words;
  companyIds: readonly string[];
  users: readonly Pick<UserModel, 'userId' | 'facilityCity'>[];
  invitations: readonly Pick<InvitationModel, 'invitationId' | 'facilityCity'>[];
  /** Whether roles may name it: only a name is named by roles. */
  isRenamed: boolean;
  isNameShared: boolean;
}

/** Who names the facility by a word that it is about to lose, locked; ask before the facility changes. */
export async function followersOf(
  trx: Knex.Transaction,
  facility: FacilityModel,
  { name, city }: Words,
): Promise<Followers> {
  const before = { name: facility.name, city: facility.city };
  const isRenamed = name !== before.name;
  const isMoved = city !== before.city;
  const users: Followers['users'] =
    isRenamed || isMoved
      ? await belongingTo(trx, facility).orderBy(u.userId).forUpdate().select(u.userId, u.facilityCity)
      : [];
  const invitations: Followers['invitations'] =
    isRenamed || isMoved
      ? await invitedTo(trx, facility)
          .orderBy(i.invitationId)
          .forUpdate()
          .select(i.invitationId, i.facilityCity)
      : [];
  const companyIds: string[] = isRenamed
    ? await deliveringTo(trx, facility).orderBy('company_id').forNoKeyUpdate().pluck('company_id')
    : [];
  const namesake = await trx('facility')
    .whereRaw('search_text = lower(?)', [before.name])
    .whereNull('deleted_at')
    .whereNot({ facility_id: facility.facilityId })
    .first('facility_id');
  const isNameShared = namesake !== undefined;
  const { facilityId } = facility;
  return {
    facilityId,
    before,
    after: { name, city },
    users,
    invitations,
    companyIds,
    isRenamed,
    isNameShared,
  };
}

/**
 * Gives everybody who named a facility by a word that it has lost the new one, and tells other domains and live
 * sessions. Roles that name it keep the old name as well while another facility has it.
 */
export async function renameFor(
  unit: UnitOfWork,
  sessions: SessionStore,
  followers: Followers,
): Promise<void> {
  const { facilityId, after, companyIds, isRenamed } = followers;
  for (const companyId of companyIds) {
    const company = await updateCompany(unit.trx, companyId, { facility: after.name, facilityId }, unit.now);
    await publishCompany(unit, company);
  }
  await renameForUsers(unit, sessions, followers);
  for (const { named, word } of lostBy(followers.invitations, followers))
    await InvitationModel.query(unit.trx)
      .patch({ facilityCity: word })
      .where(i.invitationId, named.invitationId);
  if (isRenamed) await renameInRoles(unit, sessions, followers);
}

/**
 * Those whose word is neither name nor city of the facility any more, each with the word that takes the place of theirs:
 * a name that of a name, a city that of a city.
 */
function lostBy<Named extends { facilityCity: string | null }>(
  all: readonly Named[],
  { before, after }: Followers,
): { named: Named; word: string }[] {
  const kept = [after.name, after.city].map((word) => word.toLowerCase());
  return all.flatMap((named) => {
    const lost = named.facilityCity?.toLowerCase();
    if (lost === undefined || kept.includes(lost)) return [];
    return [{ named, word: lost === before.name.toLowerCase() ? after.name : after.city }];
  });
}

async function renameForUsers(unit: UnitOfWork, sessions: SessionStore, followers: Followers): Promise<void> {
  const lost = lostBy(followers.users, followers);
  for (const { named, word } of lost) {
    const place = { facilityCity: word, facilityId: followers.facilityId };
    await publishUser(unit, await updateUser(unit.trx, named.userId, place, unit.now));
  }
  if (lost.length)
    await refreshSessions(
      unit,
      sessions,
      lost.map(({ named }) => named.userId),
    );
}

async function renameInRoles(
  unit: UnitOfWork,
  sessions: SessionStore,
  { before, after, isNameShared }: Followers,
): Promise<void> {
  const named = unit.trx('role_permission').whereRaw('? = any (facilities)', [before.name]);
  const changed = isNameShared
    ? unit.trx.raw('array_append(facilities, ?)', [after.name])
    : unit.trx.raw('array_replace(facilities, ?, ?)', [before.name, after.name]);
  const rows: { role_id: string }[] = await named.update({ facilities: changed }).returning('role_id');
  for (const { role_id } of rows) await refreshSessionsOfRole(unit, sessions, role_id);
}

/** A company that went by this name before there was such a facility means its own from now on, and so do its users. */
export async function adoptFacility(unit: UnitOfWork, facility: FacilityModel): Promise<void> {
  const { facilityId: facility_id, parentCompanyId: company_id, name, city } = facility;
  await unit
    .trx('app_user')
    .where({ company_id, facility_id: null })
    .whereRaw('lower(facility_city) in (lower(?), lower(?))', [name, city])
    .update({ facility_id });
  const owner = await findCompany(unit.trx, company_id);
  if (!owner || owner.facilityId || owner.facility?.toLowerCase() !== name.toLowerCase()) return;
  await publishCompany(
    unit,
    await updateCompany(unit.trx, company_id, { facilityId: facility_id }, unit.now),
  );
}

/**
 * Does a change to a facility that changes the discounts of companies, and tells other domains of these companies
 * again. Companies name their discounts by the city of the facility. `kept`: where those discounts are before it.
 */
export async function changingDiscountsAt(
  unit: UnitOfWork,
  facilityId: string,
  change: () => Promise<void>,
  kept: 'company_facility_discount' | 'binned_facility_discount' = 'company_facility_discount',
): Promise<void> {
  const companyIds = await companiesWithDiscountAt(unit, facilityId, kept);
  const auditedNow = async (companyId: string) => auditedDiscounts(await findDiscounts(unit.trx, companyId));
  const before = new Map<string, AuditedDiscounts>();
  for (const companyId of companyIds) before.set(companyId, await auditedNow(companyId));
  await change();
  for (const companyId of companyIds) {
    const changed = await updateCompany(unit.trx, companyId, {}, unit.now);
    await unit.audit({
      action: 'edit',
      entity: 'company',
      entityId: companyId,
      before: before.get(companyId),
      after: await auditedNow(companyId),
    });
    await publishCompany(unit, changed);
  }
}

function companiesWithDiscountAt({ trx }: UnitOfWork, facilityId: string, kept: string): Promise<string[]> {
  return trx('company')
    .whereIn('company_id', trx(kept).where({ facility_id: facilityId }).select('company_id'))
    .orderBy('company_id')
    .forNoKeyUpdate()
    .pluck('company_id');
}

/** Puts the discounts at a facility aside with it, and tells other domains of the companies that had them. */
export async function binDiscountsAt(unit: UnitOfWork, facilityId: string): Promise<void> {
  await changingDiscountsAt(unit, facilityId, async () => {
    await unit.trx.raw(
      `with gone as (delete from company_facility_discount where facility_id = ? returning *)
      insert into binned_facility_discount select company_id, facility_id, discount from gone
      on conflict (company_id, facility_id) do update set discount = excluded.discount`,
      [facilityId],
    );
  });
}

/** Brings the discounts at a restored facility back, and tells other domains of the companies that have them again. */
export async function restoreDiscountsAt(unit: UnitOfWork, facilityId: string): Promise<void> {
  const bringBack = async () => {
    await unit.trx.raw(
      `with back as (delete from binned_facility_discount where facility_id = ? returning *)
      insert into company_facility_discount select company_id, facility_id, discount from back
      on conflict do nothing`,
      [facilityId],
    );
  };
  await changingDiscountsAt(unit, facilityId, bringBack, 'binned_facility_discount');
}

/** The companies that deliver to a facility, also those that are deleted and may come back. */
export function deliveringTo(database: Knex, { facilityId }: { facilityId: string }): Knex.QueryBuilder {
  return database('company').where({ facility_id: facilityId });
}

/** The open invitations that name a facility, seen from the company that invites, or from the house. */
function invitedTo(
  database: Knex,
  { facilityId, name, city }: { facilityId: string; name: string; city: string },
): QueryBuilder<InvitationModel> {
  const meant = facilityMeant('lower(invitation.facility_city)', { company: 'company', by: 'name or city' });
  return InvitationModel.query(database)
    .whereNull(i.registered)
    .whereRaw('lower(invitation.facility_city) in (lower(?), lower(?))', [name, city])
    .whereRaw(
      `exists (select from company where ${meant} = ? and company.company_id =
         coalesce(invitation.company_id, (select company_id from company where is_house and deleted_at is null limit 1)))`,
      [facilityId],
    );
}

/** The users who belong to a facility, also those who are deleted and may come back. */
const belongingTo = (database: Knex, { facilityId }: { facilityId: string }): QueryBuilder<UserModel> =>
  UserModel.query(database).where('app_user.facility_id', facilityId);
