import type { Session, viewSave } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { conflict, newId, type UnitOfWork } from '@washcoat/service-kit';
import { clearDefault, findViews, lockShelf, upsertView, type ViewRecord } from './saved-view.model';
import { auditShared, sharingOf } from './share-view';

const MOST_VIEWS = 50;

/**
 * Saves how the user left a list, in place of what has the same name there; a default takes the place of the one
 * before. Answers its id. 409 when the list has 50 views of the user already, or 100 that the company shares.
 */
export async function saveView(
  unit: UnitOfWork,
  session: Session,
  { screen, name, query, columns, layout, isDefault, isShared }: InputOf<typeof viewSave>,
): Promise<string> {
  const { userId } = session;
  const shelf = { userId, screen };
  await lockShelf(unit.trx, { of: userId, screen });
  const views = await findViews(unit.trx, shelf);
  const before = views.find((view) => isNamed(view, name)) ?? null;
  if (!before && views.length >= MOST_VIEWS)
    throw conflict(`You have ${MOST_VIEWS} views of this list. Delete one first.`, 'TOO_MANY');
  const sharedWith = await sharingOf(unit, session, { screen, view: before, isShared });
  if (isDefault) await clearDefault(unit.trx, shelf);
  const after: ViewRecord = {
    viewId: before?.viewId ?? newId(),
    ...{ userId, screen, name, query, columns, layout, isDefault, sharedWith },
    createdAt: unit.now,
    updatedAt: unit.now,
  };
  await auditShared(unit, before?.sharedWith ? 'edit-shared-view' : 'share-view', { before, after });
  return upsertView(unit.trx, after);
}

/** Whether a view goes by a name, whatever its case. */
export const isNamed = (view: ViewRecord, name: string): boolean =>
  view.name.toLowerCase() === name.toLowerCase();
