import type { SavedView, Session, ViewNow } from '@washcoat/contract-entities';
import type { OwnedView, SavedViewRow } from './saved-view.repository';
import { mayEditView } from './view.policy';

/** A view as somebody sees it: which one opens first is everybody's own choice, and whose it is stands on those of others. */
export function presentView(row: OwnedView, session: Session): SavedView {
  const isOwn = row.user_id === session.userId;
  return {
    viewId: row.view_id,
    name: row.name,
    query: row.query,
    columns: row.columns,
    layout: row.layout,
    isDefault: isOwn && row.is_default,
    isShared: row.shared_with !== null,
    mayEdit: mayEditView(session, row),
    ...(isOwn ? {} : { sharedBy: row.owner }),
  };
}

/** A view as another service knows it. */
export const presentViewNow = (row: SavedViewRow): ViewNow => ({
  viewId: row.view_id,
  screen: row.screen,
  name: row.name,
  query: row.query,
  columns: row.columns,
  ownerId: row.user_id,
  sharedWith: row.shared_with,
});
