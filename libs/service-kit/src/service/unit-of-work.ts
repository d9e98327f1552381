import type { Session } from '@washcoat/contract-entities';
import type { DataOf, EventDefinition } from '@washcoat/contract-kernel';
import type { Knex } from 'knex';
import { auditRow, type AuditEntry } from '../data/audit';
import { outboxRow } from '../events/outbox';
import type { LiveSignal } from '../live/live-signal';
import { PendingWrites, type Write } from './pending-writes';
import { clock } from '../platform/surroundings';

/** What every change works with: one transaction, one moment, and the ways to tell others of it. */
export interface UnitOfWork {
  trx: Knex.Transaction;
  /** The moment of the change: one for all that it writes. */
  now: Date;
  /** Who does it, where somebody is signed in. */
  userId: string | null;
  correlationId: string;
  /** Tells other domains, in the same transaction. `key` is the id of the aggregate. */
  publish<E extends EventDefinition>(event: E, key: string, data: DataOf<E>): Promise<void>;
  /** Notes the change in the audit trail, in the same transaction. */
  audit(entry: AuditEntry): Promise<void>;
  /**
   * Sends writes that answer nothing in one statement, and what was told so far along with them. They see the rows as
   * they were before, and no two may touch one row.
   */
  write(...writes: readonly Write[]): Promise<void>;
  /** The same for writes that nothing in this unit reads: they go with the commit, if not with a `write` before it. */
  writeLast(...writes: readonly Write[]): void;
  /** Tells open pages, once it is committed. */
  tellPages(...signals: readonly LiveSignal[]): void;
}

export interface WorkOptions {
  session?: Session | null;
  /** Who does it, where nobody is signed in, for the audit trail. */
  author?: string;
  now?: Date;
  correlationId?: string;
  /** What this is the work on: an entry of the audit trail that it told before is not told again. */
  toldBy?: string;
  /** The record of an entry of the audit trail, where open pages follow it. */
  recordOf?(entry: AuditEntry): string | null;
}

/** Begins the work on the next of several things that are done in one transaction, after what was told of the last. */
export type NextUnit = (options: WorkOptions) => Promise<UnitOfWork>;

/** What came of work in a transaction, the events that it told, and what open pages are to hear of. */
export interface Done<T> {
  result: T;
  eventNames: ReadonlySet<string>;
  signals: readonly LiveSignal[];
  /** The records that it changed and that open pages follow. */
  changedRecords: ReadonlySet<string>;
}

/** Runs `work` in one transaction of `database`. */
export function runUnitOfWork<T>(
  database: Knex,
  source: string,
  options: WorkOptions,
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<Done<T>> {
  return runUnitsOfWork(database, source, async (next) => work(await next(options)));
}

/** Runs `work` on several things, one after the other, in one transaction: each has a moment and an author of its own. */
export function runUnitsOfWork<T>(
  database: Knex,
  source: string,
  work: (next: NextUnit) => Promise<T>,
): Promise<Done<T>> {
  return database.transaction(async (trx) => {
    const eventNames = new Set<string>();
    const news: News = { signals: [], changedRecords: new Set() };
    let told: PendingWrites | undefined;
    const result = await work(async (options) => {
      await told?.write(trx, []);
      told = new PendingWrites(eventNames, options.toldBy);
      return unitOf(trx, source, { told, news }, options);
    });
    await told?.end(trx, !database.isTransaction);
    return { result, eventNames, ...news };
  });
}

/** What open pages are to hear of. */
interface News {
  signals: LiveSignal[];
  changedRecords: Set<string>;
}

function unitOf(
  trx: Knex.Transaction,
  source: string,
  { told, news }: { told: PendingWrites; news: News },
  { session, author: name = 'Washcoat', now = clock.now(), correlationId = '', recordOf }: WorkOptions,
): UnitOfWork {
  const author = {
    at: now,
    userId: session?.userId ?? null,
    userName: session ? `${session.firstName} ${session.lastName}`.trim() : name,
    correlationId,
  };
  return {
    trx,
    now,
    userId: author.userId,
    correlationId,
    async publish(event, key, data) {
      told.addEvent(outboxRow(event, key, data, { source, time: now, correlationId }));
    },
    async audit(entry) {
      told.addEntry(auditRow(author, entry));
      const record = recordOf?.(entry);
      if (record) news.changedRecords.add(record);
    },
    write: (...writes) => told.write(trx, writes),
    writeLast: (...writes) => told.addLast(writes),
    tellPages: (...signals) => void news.signals.push(...signals),
  };
}
