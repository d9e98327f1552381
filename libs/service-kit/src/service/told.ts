import type { Knex } from 'knex';
import type { AuditRow } from '../data/audit';
import { statementName } from '../data/prepared';
import type { OutboxRow } from '../events/outbox';

const insertEvents = `insert into outbox (event_id, topic, key, envelope, kind, created_at)
  select event_id, topic, key, envelope, kind, created_at
    from jsonb_to_recordset(?::jsonb) as event (event_id uuid, topic text, key text, envelope jsonb, kind text,
         created_at timestamptz)
  returning id, kind, created_at, envelope->>'type' as type`;

const queueEvents = `insert into outbox_queue (lane, id, kind, created_at)
  select lane, id, kind, created_at from told_events join outbox_lane on outbox_lane.event in (told_events.type, '*')`;

const insertEntries = `insert into audit_entry
    (at, user_id, user_name, action, entity, entity_id, before, after, correlation_id, told_by)
  select at, user_id, user_name, action, entity, entity_id, before, after, correlation_id, told_by
    from jsonb_to_recordset(?::jsonb) as entry (at timestamptz, user_id uuid, user_name text, action text,
         entity text, entity_id text, before jsonb, after jsonb, correlation_id text, told_by text)
  on conflict (told_by) where told_by is not null do nothing`;

/**
 * What a unit of work tells: events for others, entries of the audit trail. Nothing reads them before the transaction
 * ends, so they wait for each other and take one statement.
 */
export class Told {
  private events: string[] = [];
  private entries: string[] = [];
  private readonly tellings = new Map<string, number>();
  /** The names of the events that were ever among it. */
  readonly eventNames = new Set<string>();

  /** @param toldBy what the work is about, when it may be done again: the same entry is then written once */
  constructor(private readonly toldBy?: string) {}

  addEvent(row: OutboxRow): void {
    this.eventNames.add(row.envelope.type);
    this.events.push(JSON.stringify(row));
  }

  /** The states of the record become text now: what happens to them later is another change. */
  addEntry(row: AuditRow): void {
    this.entries.push(JSON.stringify({ ...row, told_by: this.nameOf(row) }));
  }

  private nameOf({ action, entity, entity_id: entityId }: AuditRow): string | null {
    if (this.toldBy === undefined) return null;
    const name = [this.toldBy, action, entity, entityId].join('/');
    const count = (this.tellings.get(name) ?? 0) + 1;
    this.tellings.set(name, count);
    return `${name}/${count}`;
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
    const parts = compiled.map(({ sql }, index) => `part_${index} as (${sql})`);
    parts.push(`told_events as (${insertEvents})`, `queued as (${queueEvents})`);
    const text = `with ${parts.join(', ')} ${insertEntries}`;
    const values = [...compiled.flatMap((write) => [...write.bindings]), ...bindings];
    await trx.raw(text, values).options({ name: statementName(text) });
  }
}

const listOf = (rows: readonly string[]) => `[${rows.join()}]`;
