import type { Knex } from 'knex';

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

/** The companies that deliver to a facility, deleted ones left out. */
export function deliveringTo(
  database: Knex,
  { facilityId, name }: { facilityId: string; name: string },
): Knex.QueryBuilder {
  const meant = facilityMeant('lower(company.facility)', { company: 'company', by: 'name' });
  return database('company')
    .whereRaw('lower(company.facility) = lower(?)', [name])
    .whereNull('company.deleted_at')
    .whereRaw(`${meant} = ?`, [facilityId]);
}

/** The users who belong to a facility, by its name or its city; deleted ones left out. */
export function belongingTo(
  database: Knex,
  { facilityId, name, city }: { facilityId: string; name: string; city: string },
): Knex.QueryBuilder {
  const meant = facilityMeant('lower(app_user.facility_city)', { company: 'company', by: 'name or city' });
  return database('app_user')
    .join('company', 'company.company_id', 'app_user.company_id')
    .whereRaw('lower(app_user.facility_city) in (lower(?), lower(?))', [name, city])
    .whereNull('app_user.deleted_at')
    .whereRaw(`${meant} = ?`, [facilityId]);
}
