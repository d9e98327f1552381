import { calendarDay, dayAfter, momentIn, type MailRhythm } from '@washcoat/contract-kernel';

/** How somebody wants to hear by mail of what is unread. */
export interface DigestRow {
  user_id: string;
  rhythm: MailRhythm;
  /** Of the installation's day, for `daily`. */
  hour: number;
  /** The kinds that are never mailed. */
  muted_kinds: string[];
  /** Ends the mails of whoever has it, without signing in. */
  ticket: string;
  /** When to look again; null for never. */
  due_at: Date | null;
  /** What the last mail was queued as. */
  last_event_id: string | null;
}

/** What holds for whoever has never chosen: the bell, and no mail. */
export const noChoice: Pick<DigestRow, 'rhythm' | 'hour' | 'muted_kinds'> = {
  rhythm: 'never',
  hour: 7,
  muted_kinds: [],
};

const MINUTE_MS = 60_000;

/** When to look next, after `now`, by the clocks of `timezone`; null for never. */
export function nextLook(
  { rhythm, hour }: Pick<DigestRow, 'rhythm' | 'hour'>,
  now: Date,
  timezone: string,
): Date | null {
  if (rhythm === 'never') return null;
  if (rhythm === 'atOnce') return new Date(now.getTime() + MINUTE_MS);
  const time = `${String(hour).padStart(2, '0')}:00:00.000`;
  const today = momentIn(timezone, calendarDay(now, timezone), time);
  if (today > now) return today;
  return momentIn(timezone, dayAfter(calendarDay(now, timezone), 1), time);
}
