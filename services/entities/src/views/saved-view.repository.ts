import { viewKeysOf, type SavedView, type ViewReader } from '@washcoat/contract-entities';
import type { Knex } from 'knex';

/** A list as its owner left it. */
export interface SavedViewRow {
  view_id: string;
  user_id: string;
  screen: string;
  name: string;
  query: string;
  columns: string[] | null;
  layout: SavedView['layout'];
  is_default: boolean;
  /** The company whose people all have it; null while it is its owner's alone. */
  shared_with: string | null;
  created_at: Date;
  updated_at: Date;
}

/** A view with the name of its owner. */
export type OwnedView = SavedViewRow & { owner: string };

/** Somebody's views of a list. */
export interface ViewShelf {
  userId: string;
  screen: string;
}

const columns = { ownerId: 'view.user_id', sharedWith: 'view.shared_with' } as const;
const onShelf = ({ userId, screen }: ViewShelf) => ({ user_id: userId, screen });

/** The views of somebody on a list, by name. */
export function findViews(database: Knex, shelf: ViewShelf): Promise<SavedViewRow[]> {
  return database('saved_view').where(onShelf(shelf)).orderByRaw('lower(name)');
}

/** What somebody may look at, with the names of owners; what a deleted person shared went with that person. */
function viewsSeenBy(database: Knex, reader: ViewReader): Knex.QueryBuilder<OwnedView> {
  return database('saved_view as view')
    .join('app_user as owner', 'owner.user_id', 'view.user_id')
    .whereNull('owner.deleted_at')
    .where((seen) => {
      for (const { field, is } of viewKeysOf(reader)) void seen.orWhere(columns[field], is);
    })
    .select('view.*')
    .select(database.raw(`trim(owner.first_name || ' ' || owner.last_name) as owner`));
}

/** The views of a list that somebody may look at, by name. */
export async function findSeenViews(
  database: Knex,
  reader: ViewReader,
  screen: string,
): Promise<OwnedView[]> {
  return viewsSeenBy(database, reader)
    .where('view.screen', screen)
    .orderByRaw('lower(view.name), view.view_id');
}

/** A view that somebody may look at. */
export function findSeenView(
  database: Knex,
  reader: ViewReader,
  viewId: string,
): Promise<OwnedView | undefined> {
  return viewsSeenBy(database, reader).where('view.view_id', viewId).first();
}

/** Views by their ids, whoever they are of; without those of deleted people. */
export function findViewsById(database: Knex, viewIds: readonly string[]): Promise<SavedViewRow[]> {
  return database('saved_view')
    .whereIn('view_id', viewIds)
    .whereIn('user_id', database('app_user').whereNull('deleted_at').select('user_id'));
}

/** How many views of a list a company shares besides one. */
export async function countShared(
  trx: Knex.Transaction,
  { companyId, screen, besides }: { companyId: string; screen: string; besides: string | null },
): Promise<number> {
  const shared = trx('saved_view').where({ shared_with: companyId, screen });
  if (besides) void shared.whereNot({ view_id: besides });
  const [row] = await shared.count<{ count: string }[]>('* as count');
  return Number(row?.count ?? 0);
}

/** Lets others wait who save views of the same person, or share some with the same company, on the same list. */
export async function lockShelf(
  trx: Knex.Transaction,
  { of, screen }: { of: string; screen: string },
): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`views ${of} ${screen}`]);
}

/** Takes the default away from whichever view has it. */
export async function clearDefault(trx: Knex.Transaction, shelf: ViewShelf): Promise<void> {
  await trx('saved_view')
    .where({ ...onShelf(shelf), is_default: true })
    .update({ is_default: false });
}

/** Saves a view, or what was saved under its name, whatever the case. Answers its id. */
export async function upsertView(trx: Knex.Transaction, row: SavedViewRow): Promise<string> {
  const { view_id: _first, user_id: _owner, screen: _list, created_at: _since, ...rest } = row;
  const [saved] = await trx('saved_view')
    .insert(row)
    .onConflict(trx.raw('(user_id, screen, lower(name))'))
    .merge(rest)
    .returning('view_id');
  return saved.view_id;
}

/** Writes what changed of a view. */
export async function updateView(
  trx: Knex.Transaction,
  viewId: string,
  changes: Partial<SavedViewRow>,
): Promise<void> {
  await trx('saved_view').where({ view_id: viewId }).update(changes);
}

/** Deletes a view; nothing where it is gone already. */
export async function removeView(trx: Knex.Transaction, viewId: string): Promise<void> {
  await trx('saved_view').where({ view_id: viewId }).delete();
}
