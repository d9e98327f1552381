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

/** The 409 for an edit that began from an older version: who changed the record, when, and what it is now. */
export async function staleEdit(
  { trx, now }: Pick<UnitOfWork, 'trx' | 'now'>,
  { entity, entityId, noun, actions, current }: StaleRecord,
): Promise<Problem> {
  const last: { user_name: string; at: Date } | undefined = await trx('audit_entry')
    .where({ entity, entity_id: entityId })
    .modify((query) => actions && void query.whereIn('action', [...actions]))
    .orderBy('audit_id', 'desc')
    .first('user_name', 'at');
  const changedBy = last?.user_name || 'Somebody';
  const when = last ? formatDistance(last.at, now, { addSuffix: true }) : 'meanwhile';
  return conflict(
    `${changedBy} changed this ${noun} ${when}. Nothing of yours is lost: compare both versions and save again.`,
    'STALE',
    { current, changedBy },
  );
}

/**
 * Whether an edit began from another version than the stored one: an older one, or one that the record never had. Without
 * a version the last write wins.
 */
export function isStale(stored: { version: number }, version: number | undefined): boolean {
  return version !== undefined && version !== stored.version;
}
