import type { Session } from '@washcoat/contract-entities';
import type { Knex } from 'knex';
import { keyOf, type TitleMatches } from '../catalogue-file/header';

/** What the company of a user has matched these titles with. */
export async function titleMatchesOf(
  database: Knex,
  { companyId }: Session,
  titles: readonly string[],
): Promise<TitleMatches> {
  if (!companyId) return {};
  const rows: { title_key: string; column_id: string }[] = await database('upload_title')
    .where({ company_id: companyId })
    .whereIn('title_key', titles.map(keyOf))
    .select('title_key', 'column_id');
  return Object.fromEntries(rows.map(({ title_key, column_id }) => [title_key, column_id]));
}

/** Remembers for the company of a user what titles mean. */
export async function rememberTitles(
  trx: Knex.Transaction,
  { companyId }: Session,
  matches: TitleMatches,
): Promise<void> {
  if (!companyId) return;
  const rows = Object.entries(matches).map(([title_key, column_id]) => ({
    company_id: companyId,
    title_key,
    column_id,
  }));
  if (rows.length)
    await trx('upload_title').insert(rows).onConflict(['company_id', 'title_key']).merge(['column_id']);
}
