import type { Knex } from 'knex';

const FEW = 10_000;

/**
 * Reads a page of people who were searched for by text. Few are best collected first and sorted then; many are met
 * soon enough on the way through the index of the order. Left alone the database guesses that those who are found lie
 * evenly in the order, and walks to the letter W for every William. `people` is a query of `app_user` without columns;
 * `columns` are all that `readPage` uses of it.
 */
export async function pageOfFound<Found extends { list: object[] }>(
  database: Knex,
  people: Knex.QueryBuilder,
  columns: readonly string[],
  readPage: (query: Knex.QueryBuilder) => Promise<Found>,
): Promise<Found> {
  const some = people
    .clone()
    .select([...columns])
    .limit(FEW + 1);
  const query = database('app_user').withMaterialized('app_user', some);
  const page = await readPage(query.select(database.raw('(select count(*) from app_user) as collected')));
  const [first] = page.list;
  return first && isFew(first) ? page : readPage(people);
}

const isFew = (row: object) => Number(Reflect.get(row, 'collected')) <= FEW;
