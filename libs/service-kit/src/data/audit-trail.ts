import type { HistoryEntry } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';
import { mapPage, pageOf, type Page, type PageRequest } from '../lists/page';
import { changesBetween } from './recorded-changes';

export interface AuditTrailRequest extends PageRequest {
  entity: string;
  entityId: string;
}

interface AuditRow {
  audit_id: number;
  at: Date;
  user_id: string | null;
  user_name: string;
  action: string;
  before: unknown;
  after: unknown;
}

/**
 * Who changed a record, when, and what: newest first. Whether the caller may see the record is up to the caller.
 * `changesOf` tells what differs between two recorded states; field by field unless told otherwise.
 */
export async function auditTrail(
  database: Knex,
  { entity, entityId, ...page }: AuditTrailRequest,
  changesOf: (before: unknown, after: unknown) => HistoryEntry['changes'] = changesBetween,
): Promise<Page<HistoryEntry>> {
  const query = database('audit_entry').where({ entity, entity_id: entityId }).orderBy('audit_id', 'desc');
  return mapPage(await pageOf<AuditRow>(query, page), (row) => ({
    entryId: String(row.audit_id),
    at: row.at.toISOString(),
    userId: row.user_id,
    userName: row.user_name,
    action: row.action,
    changes: changesOf(row.before, row.after).filter(
      ({ before, after }) => before !== entityId && after !== entityId,
    ),
  }));
}
