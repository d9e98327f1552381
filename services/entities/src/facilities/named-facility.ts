import type { Knex } from 'knex';
import { raw } from 'objection';
import { u, UserModel } from '../people/user.model';

/** What a word names a facility by. */
type By = 'name' | 'name or city';

/**
 * SQL: the id of the facility that a company means by a word, an SQL text in lower case. Companies may call their
 * facilities alike, so the nearest counts: the company's own, its parent's, the house's, then any other; a name before
 * a city. `company` is the alias of the company's row.
 */
export function facilityMeant(word: string, { company, by }: { company: string; by: By }): string {
  const isNamed = `yard.search_text = ${word}`;
  const matches = by === 'name' ? isNamed : `(${isNamed} or lower(yard.city) = ${word})`;
  return `(select yard.facility_id from facility yard join company owner on owner.company_id = yard.company_id
    where ${matches} and yard.deleted_at is null and owner.deleted_at is null
    order by ${isNamed} desc, yard.company_id = ${company}.company_id desc,
      coalesce(yard.company_id = ${company}.parent_company_id, false) desc, owner.is_house desc,
      yard.created_at, yard.facility_id
    limit 1)`;
}

/** Notes which facility a user means by the name or city that they go by, as `updateCompany` does for companies. */
export async function rememberFacilityOfUser(trx: Knex.Transaction, userId: string): Promise<UserModel> {
  const meant = facilityMeant('lower(app_user.facility_city)', { company: 'company', by: 'name or city' });
  return UserModel.query(trx)
    .patch({
      facilityId: raw(`(select ${meant} from company where company.company_id = app_user.company_id)`),
    })
    .where(u.userId, userId)
    .returning('*')
    .first()
    .throwIfNotFound()
    .execute();
}

/** The companies that deliver to a facility, also those that are deleted and may come back. */
export function deliveringTo(database: Knex, { facilityId }: { facilityId: string }): Knex.QueryBuilder {
  return database('company').where({ facility_id: facilityId });
}

/** The open invitations that name a facility, seen from the company that invites, or from the house. */
export function invitedTo(
  database: Knex,
  { facilityId, name, city }: { facilityId: string; name: string; city: string },
): Knex.QueryBuilder {
  const meant = facilityMeant('lower(invitation.facility_city)', { company: 'company', by: 'name or city' });
  return database('invitation')
    .joinRaw(
      `join company on company.company_id =
         coalesce(invitation.company_id, (select company_id from company where is_house and deleted_at is null limit 1))`,
    )
    .whereNull('invitation.registered_at')
    .whereRaw('lower(invitation.facility_city) in (lower(?), lower(?))', [name, city])
    .whereRaw(`${meant} = ?`, [facilityId]);
}

/** The users who belong to a facility, also those who are deleted and may come back. */
export function belongingTo(database: Knex, { facilityId }: { facilityId: string }): Knex.QueryBuilder {
  return database('app_user').where({ facility_id: facilityId });
}
