import type { Knex } from 'knex';
import type { AuditRow } from '../data/audit';
import { statementName } from '../data/prepared';
import type { OutboxRow } from '../events/outbox';

const insertEvents = `insert into outbox (event_id, topic, key, envelope)
  select event_id, topic, key, envelope
    from jsonb_to_recordset(?::jsonb) as event (event_id uuid, topic text, key text, envelope jsonb)`;

const insertEntries = `insert into audit_entry
    (at, user_id, user_name, action, entity, entity_id, before, after, correlation_id)
  select at, user_id, user_name, action, entity, entity_id, before, after, correlation_id
    from jsonb_to_recordset(?::jsonb) as entry (at timestamptz, user_id uuid, user_name text, action text,
         entity text, entity_id text, before jsonb, after jsonb, correlation_id text)`;

/**
 * What a unit of work tells: events for others, entries of the audit trail. Nothing reads them before the transaction
 * ends, so they wait for each other and take one statement.
 */
export class Told {
  private events: string[] = [];
  private entries: string[] = [];
  /** Whether an event was ever among it. */
  hasEvents = false;

  addEvent(row: OutboxRow): void {
    this.hasEvents = true;
    this.events.push(JSON.stringify(row));
  }

  /** The states of the record become text now: what happens to them later is another change. */
  addEntry(row: AuditRow): void {
    this.entries.push(JSON.stringify(row));
  }

  /**
   * Writes what has gathered, in the order in which it was told, together with `writes`. All of them see the rows as
   * they were before, and no two may touch one row.
   */
  async write(trx: Knex.Transaction, writes: readonly Knex.QueryBuilder[] = []): Promise<void> {
    if (!this.events.length && !this.entries.length && !writes.length) return;
    const bindings = [listOf(this.events), listOf(this.entries)];
    this.events = [];
    this.entries = [];
    const compiled = writes.map((write) => write.toSQL());
    const parts = [...compiled.map(({ sql }) => sql), insertEvents];
    const text = `with ${parts.map((part, index) => `part_${index} as (${part})`).join(', ')} ${insertEntries}`;
    const values = [...compiled.flatMap((write) => [...write.bindings]), ...bindings];
    await trx.raw(text, values).options({ name: statementName(text) });
  }
}

const listOf = (rows: readonly string[]) => `[${rows.join()}]`;
