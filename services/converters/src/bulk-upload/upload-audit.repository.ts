import type { Session } from '@washcoat/contract-entities';
import type { UnitOfWork } from '@washcoat/service-kit';
import { inRange, type LineRange } from './line-ranges';

/**
 * Notes what the rows of a range did to each converter in the audit trail, in one statement: an upload of 100,000 rows
 * is no exception to the rule that every change of a record can be read there.
 */
export function auditLanding(
  unit: UnitOfWork,
  session: Session,
  uploadId: string,
  range: LineRange,
): Promise<void> {
  return auditRows(unit, session, {
    uploadId,
    range,
    action: `case kind when 'add' then 'add' else 'edit' end`,
    before: 'before',
    after: 'after',
  });
}

/** The same for taking an upload back; rows whose converter keeps a later change are left out. */
export function auditUndo(
  unit: UnitOfWork,
  session: Session,
  uploadId: string,
  range: LineRange,
): Promise<void> {
  return auditRows(unit, session, {
    uploadId,
    range,
    action: `case kind when 'add' then 'delete' else 'edit' end`,
    before: 'after',
    after: 'before',
  });
}

interface AuditedRows {
  uploadId: string;
  range: LineRange;
  /** SQL over `bulk_upload_row`. */
  action: string;
  before: string;
  after: string;
}

async function auditRows(
  { trx, now, correlationId }: UnitOfWork,
  { userId, firstName, lastName }: Session,
  { uploadId, range, action, before, after }: AuditedRows,
): Promise<void> {
  await trx.raw(
    `insert into audit_entry (at, user_id, user_name, action, entity, entity_id, before, after, correlation_id)
     select :now, :userId, :userName, ${action}, 'product', target_id::text, ${before}, ${after}, :correlationId
       from bulk_upload_row as staged
      where ${inRange} and kind in ('add', 'change') and reasons = '{}' order by line`,
    { now, userId, userName: `${firstName} ${lastName}`.trim(), correlationId, uploadId, ...range },
  );
}
