import { dayAfter, dayNamed, dayNumber } from '@washcoat/contract-kernel';
import { daysOfRelative, relativeRangeOf, type RelativeRange } from '@washcoat/contract-reporting';
import { dayRangeBounds, today as dayOf, type DayRange } from '@washcoat/ui';

export interface Chosen {
  value: string;
  label: string;
}

/** What a report can be looked through by besides its dates. */
export type FilterName =
  'facility' | 'oem' | 'text' | 'state' | 'buyer' | 'franchise' | 'customer' | 'isGroup';

/** The filters of a report as the address holds them. Chosen records carry their name so that a link can show it. */
export interface ReportFilters {
  days: DayRange;
  /** What the days are said by, where they move with the calendar; a saved view opens on those of its day then. */
  range: RelativeRange | null;
  facility: string;
  oem: string;
  text: string;
  /** 3 finished, 4 completed; empty for both. */
  state: string;
  buyer: Chosen | null;
  franchise: Chosen | null;
  customer: Chosen | null;
  isGroup: boolean;
  /** Whether the same number of days before stands beside. */
  isCompared: boolean;
}

const words = ['facility', 'oem', 'text', 'state'] as const;
const records = ['buyer', 'franchise', 'customer'] as const;

/** Of the address: a range that moves with the calendar, in place of two days. */
const RANGE = 'range';

/** The names of what a report with these fields remembers of its address. */
export function rememberedNames(fields: readonly FilterName[]): string[] {
  return ['from', 'to', RANGE, ...fields.flatMap((name) => [name, `${name}Name`])];
}

/** Reads the filters that a report has from the query string; what is absent, or no day, is as at the start: today, all of it. */
export function readFilters(
  query: URLSearchParams,
  today: Date,
  fields: readonly FilterName[],
): ReportFilters {
  const day = dayOf(today);
  const word = (name: FilterName) => (fields.includes(name) ? (query.get(name) ?? '') : '');
  const chosen = (name: FilterName): Chosen | null => {
    const value = word(name);
    return value ? { value, label: query.get(`${name}Name`) ?? value } : null;
  };
  const end = (name: 'from' | 'to') => (query.get(name) === '' ? '' : dayNamed(query.get(name)) || day);
  const range = relativeRangeOf(query.get(RANGE));
  return {
    days: range ? daysOfRelative(range, day) : { from: end('from'), to: end('to') },
    range,
    facility: word('facility'),
    oem: word('oem'),
    text: word('text'),
    state: word('state'),
    buyer: chosen('buyer'),
    franchise: chosen('franchise'),
    customer: chosen('customer'),
    isGroup: word('isGroup') === 'true',
    isCompared: query.get('compare') === 'true',
  };
}

/** Writes the filters into a query string. */
export function writeFilters(filters: ReportFilters): URLSearchParams {
  const { range, days } = filters;
  const query = new URLSearchParams(range ? { [RANGE]: range } : { from: days.from, to: days.to });
  for (const name of words) if (filters[name]) query.set(name, filters[name]);
  for (const name of records) {
    const chosen = filters[name];
    if (!chosen) continue;
    query.set(name, chosen.value);
    query.set(`${name}Name`, chosen.label);
  }
  if (filters.isGroup) query.set('isGroup', 'true');
  if (filters.isCompared) query.set('compare', 'true');
  return query;
}

/** How many filters are on; other dates than today's are one. */
export function countFilters(
  { days, range: _days, isCompared: _shown, ...named }: ReportFilters,
  today: Date,
): number {
  const day = dayOf(today);
  const isToday = days.from === day && days.to === day;
  return Object.values(named).filter(Boolean).length + (isToday ? 0 : 1);
}

/** The filters as the calls take them; what is not chosen is not sent. */
export function requestOf(filters: ReportFilters) {
  const { from, to } = dayRangeBounds(filters.days);
  return {
    from: from ?? undefined,
    to: to ?? undefined,
    facility: filters.facility || undefined,
    oem: filters.oem || undefined,
    text: filters.text || undefined,
    buyer: filters.buyer?.value,
    franchise: filters.franchise?.value,
    customer: filters.customer?.value,
    isGroup: filters.isGroup ? ('true' as const) : undefined,
  };
}

/** A query as pages remember it that know days alone: those of its range. */
export function withDays(query: URLSearchParams, today: Date): URLSearchParams {
  const range = relativeRangeOf(query.get(RANGE));
  const plain = new URLSearchParams(query);
  plain.delete(RANGE);
  if (range)
    for (const [name, day] of Object.entries(daysOfRelative(range, dayOf(today)))) plain.set(name, day);
  return plain;
}

/** Whether something besides the dates is set. */
export function isFiltered({
  days: _days,
  range: _range,
  isCompared: _shown,
  ...named
}: ReportFilters): boolean {
  return Object.values(named).some(Boolean);
}

/** How many days a range has, both ends included. */
export const daysOfRange = ({ from, to }: DayRange): number => dayNumber(to) - dayNumber(from) + 1;

/** As many days right before a range; null for one that is open, ends before it starts, or lies before all calendars. */
export function rangeBefore(range: DayRange): DayRange | null {
  const days = daysOfRange(range);
  if (!(days > 0) || days > dayNumber(range.from) - dayNumber('0001-01-01')) return null;
  return { from: dayAfter(range.from, -days), to: dayAfter(range.to, -days) };
}
