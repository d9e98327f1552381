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

/** Who did what to which record, as the table has it. */
export interface AuditRow {
  at: Date;
  user_id: string | null;
  user_name: string;
  action: string;
  entity: string;
  entity_id: string;
  before: unknown;
  after: unknown;
  correlation_id: string;
}

/** The row of an entry. */
export function auditRow(author: AuditAuthor, entry: AuditEntry): AuditRow {
  return {
    at: author.at,
    user_id: author.userId,
    user_name: author.userName,
    action: entry.action,
    entity: entry.entity,
    entity_id: entry.entityId,
    before: entry.before,
    after: entry.after,
    correlation_id: author.correlationId,
  };
}
