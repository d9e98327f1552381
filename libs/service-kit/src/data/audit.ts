import type { Knex } from 'knex';

/** One line of the append-only audit trail. */
export interface AuditEntry {
  action: string;
  entity: string;
  entityId: string;
  before?: unknown;
  after?: unknown;
}

export interface AuditAuthor {
  at: Date;
  userId: string | null;
  userName: string;
  correlationId: string;
}

/** Writes who did what to which record, in the transaction of the change itself. */
export async function writeAudit(
  trx: Knex.Transaction,
  author: AuditAuthor,
  entry: AuditEntry,
): Promise<void> {
  await trx('audit_entry').insert({
    at: author.at,
    user_id: author.userId,
    user_name: author.userName,
    action: entry.action,
    entity: entry.entity,
    entity_id: entry.entityId,
    before: entry.before === undefined ? null : JSON.stringify(entry.before),
    after: entry.after === undefined ? null : JSON.stringify(entry.after),
    correlation_id: author.correlationId,
  });
}
