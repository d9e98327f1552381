import { formatDistance } from 'date-fns/formatDistance';
import { conflict, type Problem } from '../problem';
import type { UnitOfWork } from '../service/unit-of-work';

export interface StaleRecord {
  /** As the audit trail knows it. */
  entity: string;
  entityId: string;
  /** What people call it: 'customer', 'role', 'converter'. */
  noun: string;
  /** What of its audit trail raises the version; everything unless told otherwise. */
  actions?: readonly string[];
  /** The record as it is now, as the caller may see it. */
  current: unknown;
}

/**
 * The 409 for an edit that began from an older version: who changed the record, when, and what it is now. `isYours` says
 * that it was the caller, in another window or by an answer that was lost.
 */
export async function staleEdit(
  { trx, now, userId }: Pick<UnitOfWork, 'trx' | 'now' | 'userId'>,
  { entity, entityId, noun, actions, current }: StaleRecord,
): Promise<Problem> {
  const last: { user_id: string | null; user_name: string; at: Date } | undefined = await trx('audit_entry')
    .where({ entity, entity_id: entityId })
    .modify((query) => actions && void query.whereIn('action', [...actions]))
    .orderBy('audit_id', 'desc')
    .first('user_id', 'user_name', 'at');
  const changedBy = last?.user_name || 'Somebody';
  const isYours = userId !== null && last?.user_id === userId;
  const when = last ? formatDistance(last.at, now, { addSuffix: true }) : 'meanwhile';
  return conflict(
    `${isYours ? 'You' : changedBy} changed this ${noun} ${when}. Nothing of yours is lost: compare both versions and save again.`,
    'STALE',
    { current, changedBy, isYours },
  );
}

/**
 * Whether an edit began from another version than the stored one: an older one, or one that the record never had. Without
 * a version the last write wins.
 */
export function isStale(stored: { version: number }, version: number | undefined): boolean {
  return version !== undefined && version !== stored.version;
}
