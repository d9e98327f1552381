import type { Session } from '@washcoat/contract-entities';
import { badInput, conflict, type UnitOfWork } from '@washcoat/service-kit';
import { countShared, lockShelf, type ViewRecord } from './saved-view.model';

const MOST_SHARED = 100;

/**
 * With which company a view is to be shared: that of who shares it, at that moment; null for nobody. What somebody changes
 * who belongs to another company by now is shared no longer.
 * @param view as it is; null for a new one
 * @returns what `sharedWith` becomes. Throws 400 for who has no company, and 409 when it shares 100 views of the list.
 */
export async function sharingOf(
  { trx }: UnitOfWork,
  { companyId }: Session,
  { screen, view, isShared }: { screen: string; view: ViewRecord | null; isShared: boolean | undefined },
): Promise<string | null> {
  const before = view?.sharedWith ?? null;
  if (isShared === undefined) return before === companyId ? before : null;
  if (!isShared) return null;
  if (!companyId) throw badInput({ isShared: 'You belong to no company that it could be shared with' });
  await lockShelf(trx, { of: companyId, screen });
  if ((await countShared(trx, { companyId, screen, besides: view?.viewId ?? null })) >= MOST_SHARED)
    throw conflict(`Your company shares ${MOST_SHARED} views of this list. Delete one first.`, 'TOO_MANY');
  return companyId;
}

/** Tells the audit of a view that others have, or had until now. */
export async function auditShared(
  unit: UnitOfWork,
  action: 'share-view' | 'edit-shared-view' | 'delete-shared-view',
  { before, after }: { before: ViewRecord | null; after: ViewRecord | null },
): Promise<void> {
  const view = after ?? before;
  if (!view || !(before?.sharedWith || after?.sharedWith)) return;
  await unit.audit({
    ...{ action, entity: 'view', entityId: view.viewId },
    ...(before && { before: toldOf(before) }),
    ...(after && { after: toldOf(after) }),
  });
}

const toldOf = ({ screen, name, query, sharedWith }: ViewRecord) => ({ screen, name, query, sharedWith });
