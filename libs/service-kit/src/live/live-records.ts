import type { Knex } from 'knex';
import type { AuditEntry } from '../data/audit';
import type { Logger } from '../platform/logger';
import { timers, type Timer } from '../platform/surroundings';
import type { LiveBus } from './live-bus';
import type { LiveSignal } from './live-signal';

/** Changes of one moment are told together. */
const GATHERED_MS = 20;

/** The records of a service whose open pages follow every change. Whatever notes itself in the audit trail is told. */
export interface LiveRecords {
  /** The record that an entry of the audit trail is about; null for one that no page follows. */
  recordOf(entry: AuditEntry): string | null;
  /** What is told of records that changed, as they are once it is committed. */
  signalsOf(database: Knex, recordIds: readonly string[], at: Date): Promise<readonly LiveSignal[]>;
}

interface Surrounding {
  database: Knex;
  live: LiveBus;
  logger: Logger;
}

/** Tells open pages of changed records after their transactions, in no call's way. */
export class LiveTeller {
  private changed = new Set<string>();
  private timer: Timer | undefined;
  private telling: Promise<void> | undefined;

  constructor(
    private readonly records: LiveRecords | undefined,
    private readonly surrounding: Surrounding,
  ) {}

  /** The record of an entry that open pages may follow. */
  readonly recordOf = (entry: AuditEntry): string | null => this.records?.recordOf(entry) ?? null;

  /** Takes records that a committed transaction has changed. */
  note(recordIds: ReadonlySet<string>, at: Date): void {
    for (const recordId of recordIds) this.changed.add(recordId);
    if (!this.changed.size) return;
    this.timer ??= timers.after(GATHERED_MS, () => {
      this.timer = undefined;
      this.telling = this.tell(at);
    });
  }

  async stop(): Promise<void> {
    this.timer?.cancel();
    await this.telling;
  }

  private async tell(at: Date): Promise<void> {
    const recordIds = [...this.changed];
    this.changed = new Set();
    const { database, live, logger } = this.surrounding;
    // Now and not when it changed: who came since hears of it.
    if (!live.isFollowed) return;
    try {
      live.tell(...((await this.records?.signalsOf(database, recordIds, at)) ?? []));
    } catch (error) {
      logger.warn({ error }, 'open pages were not told of a change');
    }
  }
}
