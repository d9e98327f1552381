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
