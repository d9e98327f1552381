import type { Session, viewSave } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { conflict, newId, type UnitOfWork } from '@washcoat/service-kit';
import { clearDefault, findViews, lockShelf, upsertView } from './saved-view.repository';

const MOST_VIEWS = 50;

/**
 * Saves how the user left a list, in place of what has the same name there; a default takes the place of the one
 * before. Answers its id. 409 when the list has 50 views of the user already.
 */
export async function saveView(
  unit: UnitOfWork,
  { userId }: Session,
  { screen, name, query, columns, layout, isDefault }: InputOf<typeof viewSave>,
): Promise<string> {
  const shelf = { userId, screen };
  await lockShelf(unit.trx, shelf);
  const views = await findViews(unit.trx, shelf);
  const isNew = !views.some((view) => view.name.toLowerCase() === name.toLowerCase());
  if (isNew && views.length >= MOST_VIEWS)
    throw conflict(`You have ${MOST_VIEWS} views of this list. Delete one first.`, 'TOO_MANY');
  if (isDefault) await clearDefault(unit.trx, shelf);
  return upsertView(unit.trx, {
    view_id: newId(),
    user_id: userId,
    screen,
    name,
    query,
    columns,
    layout,
    is_default: isDefault,
    created_at: unit.now,
    updated_at: unit.now,
  });
}
