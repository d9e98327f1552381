import type { Session } from '@washcoat/contract-entities';
import { forbidden } from '@washcoat/service-kit';
import type { ViewRecord } from './saved-view.model';

type Shared = Pick<ViewRecord, 'userId' | 'sharedWith'>;

/** Whether somebody may change or delete a view: its owner, and an administrator of the company that it is shared with. */
export function mayEditView(session: Session, view: Shared): boolean {
  return view.userId === session.userId || isAdminOf(session, view.sharedWith);
}

/** Refuses with 403 who sees a shared view and may not change it. */
export function assertMayEditView(session: Session, view: Shared): void {
  if (!mayEditView(session, view)) throw forbidden();
}

const isAdminOf = ({ isAdmin, isSA, companyId }: Session, company: string | null): boolean =>
  (isAdmin || isSA) && company !== null && company === companyId;
