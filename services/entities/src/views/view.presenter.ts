import type { SavedView, Session, ViewNow } from '@washcoat/contract-entities';
import type { OwnedView, ViewRecord } from './saved-view.model';
import { mayEditView } from './view.policy';

/** A view as somebody sees it: which one opens first is everybody's own choice, and whose it is stands on those of others. */
export function presentView(view: OwnedView, session: Session): SavedView {
  const { viewId, name, query, columns, layout, isDefault, sharedWith } = view;
  const isOwn = view.userId === session.userId;
  return {
    ...{ viewId, name, query, columns, layout },
    isDefault: isOwn && isDefault,
    isShared: sharedWith !== null,
    mayEdit: mayEditView(session, view),
    ...(isOwn ? {} : { sharedBy: view.ownerName }),
  };
}

/** A view as another service knows it. */
export const presentViewNow = ({
  viewId,
  screen,
  name,
  query,
  columns,
  userId: ownerId,
  sharedWith,
}: ViewRecord): ViewNow => ({ viewId, screen, name, query, columns, ownerId, sharedWith });
