import type { SavedView } from '@washcoat/contract-entities';
import type { Knex } from 'knex';

/** A list as its owner left it; nobody else sees it. */
export interface SavedViewRow {
  view_id: string;
  user_id: string;
  screen: string;
  name: string;
  query: string;
  columns: string[] | null;
  layout: SavedView['layout'];
  is_default: boolean;
  created_at: Date;
  updated_at: Date;
}

/** Somebody's views of a list. */
export interface ViewShelf {
  userId: string;
  screen: string;
}

const onShelf = ({ userId, screen }: ViewShelf) => ({ user_id: userId, screen });

/** The views of somebody on a list, by name. */
export function findViews(database: Knex, shelf: ViewShelf): Promise<SavedViewRow[]> {
  return database('saved_view').where(onShelf(shelf)).orderByRaw('lower(name)');
}

/** Lets others wait who save views of the same person on the same list. */
export async function lockShelf(trx: Knex.Transaction, { userId, screen }: ViewShelf): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`views ${userId} ${screen}`]);
}

/** Takes the default away from whichever view has it. */
export async function clearDefault(trx: Knex.Transaction, shelf: ViewShelf): Promise<void> {
  await trx('saved_view')
    .where({ ...onShelf(shelf), is_default: true })
    .update({ is_default: false });
}

/** Saves a view, or what was saved under its name, whatever the case. Answers its id. */
export async function upsertView(trx: Knex.Transaction, row: SavedViewRow): Promise<string> {
  const { name, query, columns, layout, is_default, updated_at } = row;
  const [saved] = await trx('saved_view')
    .insert(row)
    .onConflict(trx.raw('(user_id, screen, lower(name))'))
    .merge({ name, query, columns, layout, is_default, updated_at })
    .returning('view_id');
  return saved.view_id;
}

/** Deletes a view of somebody; false when they have none of this id. */
export async function removeView(trx: Knex.Transaction, userId: string, viewId: string): Promise<boolean> {
  return (await trx('saved_view').where({ user_id: userId, view_id: viewId }).delete()) === 1;
}

/** A view as it leaves the service. */
export function presentView(row: SavedViewRow): SavedView {
  return {
    viewId: row.view_id,
    name: row.name,
    query: row.query,
    columns: row.columns,
    layout: row.layout,
    isDefault: row.is_default,
  };
}
