import type { Session, viewEdit } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { conflict, forbidden, notFound, type UnitOfWork } from '@washcoat/service-kit';
import { isNamed } from './save-view';
import {
  clearDefault,
  findSeenView,
  findViews,
  lockShelf,
  removeView,
  updateView,
  type ViewRecord,
} from './saved-view.model';
import { auditShared, sharingOf } from './share-view';
import { assertMayEditView } from './view.policy';

/**
 * Renames, shares or keeps a view anew. 404 for one that the user does not see, 403 for who sees it and may not change
 * it, and for the default of somebody else; 409 when its owner has another one of the name.
 */
export async function editView(
  unit: UnitOfWork,
  session: Session,
  { viewId, name, isShared, isDefault, kept }: InputOf<typeof viewEdit>,
): Promise<void> {
  const before = await viewToChange(unit, session, viewId);
  const { userId, screen } = before;
  const isOwn = userId === session.userId;
  if (isDefault !== undefined && !isOwn) throw forbidden();
  if (name !== undefined) await assertNameIsFree(unit, before, name);
  // Who administers a company may take a view of others back from it; whose company has it stays as it was otherwise.
  const sharedWith =
    isOwn || isShared === false
      ? await sharingOf(unit, session, { screen, view: before, isShared })
      : before.sharedWith;
  if (isDefault) await clearDefault(unit.trx, { userId, screen });
  const changes = {
    ...(name === undefined ? {} : { name }),
    ...(isDefault === undefined ? {} : { isDefault }),
    ...(kept ?? {}),
    sharedWith,
    updatedAt: unit.now,
  };
  await updateView(unit.trx, viewId, changes);
  await auditShared(unit, before.sharedWith ? 'edit-shared-view' : 'share-view', {
    before,
    after: { ...before, ...changes },
  });
}

/** Deletes a view. 404 for one that the user does not see, 403 for who sees it and may not delete it. */
export async function deleteView(unit: UnitOfWork, session: Session, viewId: string): Promise<void> {
  const before = await viewToChange(unit, session, viewId);
  await removeView(unit.trx, viewId);
  await auditShared(unit, 'delete-shared-view', { before, after: null });
}

/** A view that the user may change, as it is once nobody else saves views of its owner there. */
async function viewToChange(unit: UnitOfWork, session: Session, viewId: string): Promise<ViewRecord> {
  const found = await findSeenView(unit.trx, session, viewId);
  if (!found) throw notFound('This view');
  await lockShelf(unit.trx, { of: found.userId, screen: found.screen });
  const view = await findSeenView(unit.trx, session, viewId);
  if (!view) throw notFound('This view');
  assertMayEditView(session, view);
  return view;
}

async function assertNameIsFree({ trx }: UnitOfWork, view: ViewRecord, name: string): Promise<void> {
  const { userId, screen, viewId } = view;
  const others = await findViews(trx, { userId, screen });
  if (others.some((other) => other.viewId !== viewId && isNamed(other, name)))
    throw conflict('There is a view of this name already.', 'NAME_TAKEN');
}
