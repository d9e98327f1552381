import type { Knex } from 'knex';
import type { AuditRow } from '../data/audit';
import {
  askAtCommit,
  questionOf,
  rowsOf,
  statement,
  together,
  type Part,
  type Question,
} from '../data/statement';
import type { OutboxRow } from '../events/outbox';

const insertEvents =
  statement<'events'>(`insert into outbox (event_id, topic, key, envelope, kind, created_at)
  select event_id, topic, key, envelope, kind, created_at
    from jsonb_to_recordset(:events::jsonb) as event (event_id uuid, topic text, key text, envelope jsonb, kind text,
         created_at timestamptz)
  returning id, kind, created_at, envelope->>'type' as type`);

const queueEvents = statement(`insert into outbox_queue (lane, id, kind, created_at)
  select lane, id, kind, created_at from told_events join outbox_lane on outbox_lane.event in (told_events.type, '*')`);

const insertEntries = statement<'entries'>(`insert into audit_entry
    (at, user_id, user_name, action, entity, entity_id, before, after, correlation_id, told_by)
  select at, user_id, user_name, action, entity, entity_id, before, after, correlation_id, told_by
    from jsonb_to_recordset(:entries::jsonb) as entry (at timestamptz, user_id uuid, user_name text, action text,
         entity text, entity_id text, before jsonb, after jsonb, correlation_id text, told_by text)
  on conflict (told_by) where told_by is not null do nothing`);

const nothing = statement('select');

/** Something to write that answers nothing: a statement of a hot path, or what a query builder says. */
export type Write = Question | Knex.QueryBuilder;

/**
 * What a unit of work tells: events for others, entries of the audit trail. Nothing reads them before the transaction
 * ends, so they wait for each other and take one statement.
 */
export class PendingWrites {
  private events: string[] = [];
  private entries: string[] = [];
  private last: Question[] = [];
  private readonly tellings = new Map<string, number>();

  /**
   * @param eventNames gets the names of the events that were ever among it
   * @param toldBy what the work is about, when it may be done again: the same entry is then written once
   */
  constructor(
    private readonly eventNames: Set<string>,
    private readonly toldBy?: string,
  ) {}

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
  async write(trx: Knex.Transaction, writes: readonly Write[]): Promise<void> {
    const question = this.gathered([...this.last, ...writes.map(asked)]);
    if (question) await rowsOf(trx, question);
  }

  /** Notes writes that nobody reads before the transaction ends. */
  addLast(writes: readonly Write[]): void {
    this.last.push(...writes.map(asked));
  }

  /** Writes what is left: with the commit, where `trx` is no part of a greater transaction. */
  async end(trx: Knex.Transaction, isWhole: boolean): Promise<void> {
    const question = this.gathered(this.last);
    if (question) await (isWhole ? askAtCommit : rowsOf)(trx, question);
  }

  private gathered(writes: readonly Question[]): Question | undefined {
    const { events, entries } = this;
    this.last = [];
    if (!events.length && !entries.length && !writes.length) return undefined;
    this.events = [];
    this.entries = [];
    const parts = writes.map((write, index): Part => [`part_${index}`, write]);
    if (events.length)
      parts.push(['told_events', insertEvents({ events: listOf(events) })], ['queued', queueEvents({})]);
    const last = entries.length ? insertEntries({ entries: listOf(entries) }) : nothing({});
    return together(parts, last);
  }
}

/** What a write asks of the database. */
export const asked = (write: Write): Question => ('toSQL' in write ? questionOf(write) : write);
const listOf = (rows: readonly string[]) => `[${rows.join()}]`;
