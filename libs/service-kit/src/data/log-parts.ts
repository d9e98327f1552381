import { INBOX_KEPT_MS, KEYS_KEPT_MS, MESSAGES_KEPT_MS } from './retention';

type Span = 'day' | 'week' | 'month';

/** A log that is kept in parts, each of one span of time. */
export interface PartedLog {
  table: string;
  /** The column that says in which part a row belongs. */
  key: string;
  columns: string;
  span: Span;
  /** How many parts there are beyond that of now. */
  ahead: number;
  /** So long after its end a part goes; without it never. */
  keptMs?: number;
  /** What keeps a row of `old` longer, as a condition; `:horizon` is the moment before which things go. */
  isNeeded?: string;
}

const hasOpenLetter = `exists (select from dead_letter
  where dead_letter.event_id = old.event_id and dead_letter.replayed_at is null)`;
const isWaiting = `exists (select from outbox_queue as waiting
  where waiting.kind = old.kind and waiting.created_at = old.created_at and waiting.id = old.id)`;
const eventColumns = 'id, event_id, topic, key, envelope, created_at, kind';

/** The logs that every service keeps in parts. */
export const partedLogs: readonly PartedLog[] = [
  { table: 'outbox_record', key: 'created_at', columns: eventColumns, span: 'month', ahead: 1 },
  {
    table: 'outbox_message',
    key: 'created_at',
    columns: eventColumns,
    span: 'day',
    ahead: 2,
    keptMs: MESSAGES_KEPT_MS,
    isNeeded: `${isWaiting} or ${hasOpenLetter}`,
  },
  {
    table: 'inbox',
    key: 'recorded_at',
    columns: 'consumer, event_id, handled_at, recorded_at',
    span: 'week',
    ahead: 1,
    keptMs: INBOX_KEPT_MS,
    isNeeded: `old.handled_at >= :horizon or ${hasOpenLetter}`,
  },
  {
    table: 'idempotency_key',
    key: 'created_at',
    columns: 'key, endpoint, user_id, body_hash, answer, created_at',
    span: 'day',
    ahead: 2,
    keptMs: KEYS_KEPT_MS,
  },
];

/** A part by its name and the moments between which its rows lie; they are cut in UTC. */
export interface Part {
  name: string;
  from: string;
  until: string;
}

/** The parts of a log that have to be there at a moment. */
export function partsDue({ table, span, ahead }: PartedLog, now: Date): Part[] {
  return Array.from({ length: ahead + 1 }, (_, index) => {
    const [from, until] = [startOf(span, now, index), startOf(span, now, index + 1)];
    return { name: `${table}_${from.slice(0, 10).replaceAll('-', '')}`, from, until };
  });
}

/** The start of the span that lies `later` after the one of `moment`; weeks begin on Monday. */
function startOf(span: Span, moment: Date, later: number): string {
  const [year, month, day] = [moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()];
  const monday = day - ((moment.getUTCDay() + 6) % 7);
  const start = {
    day: Date.UTC(year, month, day + later),
    week: Date.UTC(year, month, monday + 7 * later),
    month: Date.UTC(year, month + later, 1),
  }[span];
  return new Date(start).toISOString();
}
