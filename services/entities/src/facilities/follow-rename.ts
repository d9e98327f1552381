import type { SessionStore, UnitOfWork } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { publishCompany } from '../companies/company-changed';
import { updateCompany } from '../companies/company.model';
import { publishUser } from '../people/user-changed';
import { updateUser } from '../people/user.model';
import { refreshSessionsOfRole } from '../sign-in/changed-rights';
import { refreshSessions } from '../sign-in/refresh-sessions';
import type { FacilityModel } from './facility.model';
import { belongingTo, deliveringTo, invitedTo } from './named-facility';

type Words = Pick<FacilityModel, 'name' | 'city'>;

/** Who names a facility in words, and the words before and after an edit. */
export interface Followers {
  facilityId: string;
  before: Words;
  after: Words;
  companyIds: readonly string[];
  users: readonly { user_id: string; facility_city: string }[];
  invitations: readonly { invitation_id: string; facility_city: string }[];
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
      ? await belongingTo(trx, facility).orderBy('user_id').forUpdate().select('user_id', 'facility_city')
      : [];
  const invitations: Followers['invitations'] =
    isRenamed || isMoved
      ? await invitedTo(trx, facility)
          .orderBy('invitation_id')
          .forUpdate('invitation')
          .select('invitation.invitation_id', 'invitation.facility_city')
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
  for (const { invitation_id, facility_city } of lostBy(followers.invitations, followers)) {
    const word = wordAfter(facility_city, followers);
    await unit.trx('invitation').where({ invitation_id }).update({ facility_city: word });
  }
  if (isRenamed) await renameInRoles(unit, sessions, followers);
}

/** Those whose word is neither name nor city of the facility any more. */
function lostBy<Named extends { facility_city: string }>(
  all: readonly Named[],
  { after }: Followers,
): Named[] {
  const kept = [after.name, after.city].map((word) => word.toLowerCase());
  return all.filter(({ facility_city }) => !kept.includes(facility_city.toLowerCase()));
}

/** The word that takes the place of one that is lost: a name that of a name, a city that of a city. */
function wordAfter(word: string, { before, after }: Followers): string {
  return word.toLowerCase() === before.name.toLowerCase() ? after.name : after.city;
}

async function renameForUsers(unit: UnitOfWork, sessions: SessionStore, followers: Followers): Promise<void> {
  const lost = lostBy(followers.users, followers);
  for (const { user_id, facility_city } of lost) {
    const word = wordAfter(facility_city, followers);
    const place = { facilityCity: word, facilityId: followers.facilityId };
    await publishUser(unit, await updateUser(unit.trx, user_id, place, unit.now));
  }
  if (lost.length)
    await refreshSessions(
      unit,
      sessions,
      lost.map(({ user_id }) => user_id),
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
