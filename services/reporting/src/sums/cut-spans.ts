import { dayAfter, startOfDayIn } from '@washcoat/contract-kernel';
import type { Range } from '../report/report';
import { wholeDays } from './whole-days';

/** Stretches of days that sums are kept of; each kind lies whole in the next greater one. A third is one of a month. */
export type Span = 'third' | 'month' | 'quarter' | 'year';

/** Spans of one kind whose first days lie from `since` on and before `until`; without them at any time. */
export interface SpansOfKind {
  span: Span;
  since?: string;
  until?: string;
}

/** A range cut into spans that lie in it whole, the greatest there are, and what of it lies beside them. */
export interface SpansOfRange {
  spans: readonly SpansOfKind[];
  /** The days of all of them, as those of one kind. */
  days: Pick<SpansOfKind, 'since' | 'until'>;
  /** The moments of those days. */
  moments: Range;
  /** Parts of spans at the ends of the range. */
  edges: readonly Range[];
}

/** Cuts a range on the calendar of `zone`; null where no span of the smallest kind lies in it whole. */
export function cutSpans(range: Range, kinds: readonly Span[], zone: string): SpansOfRange | null {
  const [smallest, ...greater] = kinds;
  const whole = wholeDays(range, zone);
  if (!whole || !smallest) return null;
  let since = whole.first === undefined ? undefined : atOrAfter(whole.first, smallest);
  let until = whole.last === undefined ? undefined : startOf(dayAfter(whole.last, 1), smallest);
  if (since !== undefined && until !== undefined && since >= until) return null;
  const days = { since, until };
  const spans: SpansOfKind[] = [];
  let span = smallest;
  for (const kind of greater) {
    const from = since === undefined ? undefined : atOrAfter(since, kind);
    const to = until === undefined ? undefined : startOf(until, kind);
    if (from !== undefined && to !== undefined && from >= to) break;
    if (since !== from) spans.push({ span, since, until: from });
    if (until !== to) spans.push({ span, since: to, until });
    [since, until, span] = [from, to, kind];
  }
  spans.push({ span, since, until });
  return { spans, days, ...besides(range, days, zone) };
}

function besides(range: Range, { since, until }: SpansOfRange['days'], zone: string) {
  const from = since === undefined ? undefined : startOfDayIn(zone, since).getTime();
  const next = until === undefined ? undefined : startOfDayIn(zone, until).getTime();
  const edges: Range[] = [
    ...(from !== undefined && (range.from ?? from) < from ? [{ from: range.from, to: from - 1 }] : []),
    ...(next !== undefined && (range.to ?? next - 1) >= next ? [{ from: next, to: range.to }] : []),
  ];
  return { moments: { from, to: next === undefined ? undefined : next - 1 }, edges };
}

/** The first day of the span that `day` lies in. */
export function startOf(day: string, span: Span): string {
  const [year = '', month = '', date = ''] = day.split('-');
  if (span === 'year') return `${year}-01-01`;
  if (span === 'quarter') return `${year}-${twoDigits(Math.floor((Number(month) - 1) / 3) * 3 + 1)}-01`;
  if (span === 'month') return `${year}-${month}-01`;
  return `${year}-${month}-${twoDigits(Math.min(Math.floor((Number(date) - 1) / 10), 2) * 10 + 1)}`;
}

const LENGTHS: Record<Span, number> = { third: 11, month: 31, quarter: 92, year: 366 };

/** The first day of the first span that begins on `day` or later. */
export function atOrAfter(day: string, span: Span): string {
  const first = startOf(day, span);
  return first === day ? day : startOf(dayAfter(first, LENGTHS[span]), span);
}

const twoDigits = (number: number) => String(number).padStart(2, '0');
