import type { Envelope } from '@washcoat/contract-kernel';
import { INBOX_KEPT_MS } from '../data/retention';
import { clock } from '../platform/surroundings';

/** What events from before `recordedtime` have in its place. */
const BEFORE = new Date(0);

/**
 * The row of an event in the inbox. When the event was recorded says in which part of the inbox the row lies; it is the
 * same at every delivery, so that a repeated event always meets its row.
 */
export const inboxRowOf = (consumer: string, { id, recordedtime }: Envelope) => ({
  consumer,
  event_id: id,
  recorded_at: recordedtime === undefined ? BEFORE : new Date(recordedtime),
});

/** Whether the part of the inbox in which the row of an event would lie may be gone. */
export const mayBeForgotten = ({ recordedtime, time }: Envelope): boolean =>
  Date.parse(recordedtime ?? time) < clock.ms() - INBOX_KEPT_MS;
