import { viewKeysOf, type SavedView, type ViewReader } from '@washcoat/contract-entities';
import {
  flagColumn,
  jsonColumn,
  listColumn,
  momentColumn,
  optional,
  tableModel,
  textColumn,
  type RecordOf,
} from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { Model, raw, type PartialModelObject, type QueryBuilder } from 'objection';
import { u, UserModel } from '../people/user.model';

const columns = {
  viewId: textColumn,
  userId: textColumn,
  screen: textColumn,
  name: textColumn,
  query: textColumn,
  columns: optional(listColumn),
  layout: jsonColumn<SavedView['layout']>(),
  isDefault: flagColumn,
  /** The company whose people all have it; null while it is its owner's alone. */
  sharedWith: optional(textColumn),
  createdAt: momentColumn,
  updatedAt: momentColumn,
};

/** A list as its owner left it. */
export type ViewRecord = RecordOf<typeof columns>;

/** The same as it is stored. */
export class SavedViewModel extends tableModel('saved_view', ['viewId'], columns) {
  static override relationMappings = () => ({
    owner: {
      relation: Model.BelongsToOneRelation,
      modelClass: UserModel,
      join: { from: v.userId, to: u.userId },
    },
  });
}
const { columns: v } = SavedViewModel;
const keys = { ownerId: v.userId, sharedWith: v.sharedWith } as const;

/** A view with the name of its owner. */
export type OwnedView = SavedViewModel & { ownerName: string };

/** Somebody's views of a list. */
export interface ViewShelf {
  userId: string;
  screen: string;
}

const onShelf = (database: Knex, { userId, screen }: ViewShelf) =>
  SavedViewModel.query(database).where(v.userId, userId).where(v.screen, screen);

/** Views with their owners; what a deleted person kept went with that person. */
const ofLiving = (database: Knex) =>
  SavedViewModel.query(database).joinRelated('owner').whereNull('owner.deleted_at').select('saved_view.*');

/** The views of somebody on a list, by name. */
export const findViews = (database: Knex, shelf: ViewShelf): Promise<SavedViewModel[]> =>
  onShelf(database, shelf).orderByRaw('lower(name)').execute();

const viewsSeenBy = (database: Knex, reader: ViewReader): QueryBuilder<SavedViewModel, OwnedView[]> =>
  ofLiving(database)
    .where((seen) => {
      for (const { field, is } of viewKeysOf(reader)) void seen.orWhere(keys[field], is);
    })
    .select(raw(`trim(owner.first_name || ' ' || owner.last_name)`).as('ownerName'))
    .castTo<OwnedView[]>();

/** The views of a list that somebody may look at, by name. */
export const findSeenViews = (database: Knex, reader: ViewReader, screen: string): Promise<OwnedView[]> =>
  viewsSeenBy(database, reader)
    .where(v.screen, screen)
    .orderByRaw('lower(saved_view.name), saved_view.view_id')
    .execute();

/** A view that somebody may look at. */
export async function findSeenView(
  database: Knex,
  reader: ViewReader,
  viewId: string,
): Promise<OwnedView | undefined> {
  const [found] = await viewsSeenBy(database, reader).where(v.viewId, viewId).limit(1);
  return found;
}

/** Views by their ids, whoever they are of; without those of deleted people. */
export const findViewsById = (database: Knex, viewIds: readonly string[]): Promise<SavedViewModel[]> =>
  ofLiving(database)
    .whereIn(v.viewId, [...viewIds])
    .execute();

/** How many views of a list a company shares besides one. */
export function countShared(
  trx: Knex.Transaction,
  { companyId, screen, besides }: { companyId: string; screen: string; besides: string | null },
): Promise<number> {
  const shared = SavedViewModel.query(trx).where(v.sharedWith, companyId).where(v.screen, screen);
  if (besides) void shared.whereNot(v.viewId, besides);
  return shared.resultSize();
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
  await onShelf(trx, shelf).where(v.isDefault, true).patch({ isDefault: false });
}

/** Saves a view, or what was saved under its name, whatever the case. Answers its id. */
export async function upsertView(trx: Knex.Transaction, view: ViewRecord): Promise<string> {
  const { viewId: _first, userId: _owner, screen: _list, createdAt: _since, ...rest } = view;
  const saved = await SavedViewModel.query(trx)
    .insert(view)
    .onConflict(raw('(user_id, screen, lower(name))'))
    .merge(rest)
    .returning(v.viewId)
    .execute();
  return saved.viewId;
}

/** Writes what changed of a view. */
export async function updateView(
  trx: Knex.Transaction,
  viewId: string,
  changes: PartialModelObject<SavedViewModel>,
): Promise<void> {
  await SavedViewModel.query(trx).patch(changes).where(v.viewId, viewId);
}

/** Deletes a view; nothing where it is gone already. */
export async function removeView(trx: Knex.Transaction, viewId: string): Promise<void> {
  await SavedViewModel.query(trx).deleteById(viewId);
}
