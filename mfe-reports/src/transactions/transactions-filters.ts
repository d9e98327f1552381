import { dayRangeBounds, today as dayOf, type DayRange } from '@washcoat/ui';

/** The filters of the report as the address holds them. Chosen records carry their name so that a link can show it. */
export interface TransactionsFilters {
  days: DayRange;
  facility: string;
  oem: string;
  text: string;
  buyer: Chosen | null;
  franchise: Chosen | null;
  customer: Chosen | null;
}

export interface Chosen {
  value: string;
  label: string;
}

const chosenNames = ['buyer', 'franchise', 'customer'] as const;

/** The filters when nothing was chosen: today, from 00:00 to 23:59:59. */
export function initialFilters(today: Date): TransactionsFilters {
  const day = dayOf(today);
  return {
    days: { from: day, to: day },
    facility: '',
    oem: '',
    text: '',
    buyer: null,
    franchise: null,
    customer: null,
  };
}

/** Reads the filters from the query string; what is absent is as at the start. */
export function readFilters(query: URLSearchParams, today: Date): TransactionsFilters {
  const initial = initialFilters(today);
  const chosen = (name: string): Chosen | null => {
    const value = query.get(name);
    return value ? { value, label: query.get(`${name}Name`) ?? value } : null;
  };
  return {
    days: { from: query.get('from') ?? initial.days.from, to: query.get('to') ?? initial.days.to },
    facility: query.get('facility') ?? '',
    oem: query.get('oem') ?? '',
    text: query.get('text') ?? '',
    buyer: chosen('buyer'),
    franchise: chosen('franchise'),
    customer: chosen('customer'),
  };
}

/** Writes the filters into a query string. */
export function writeFilters(filters: TransactionsFilters): URLSearchParams {
  const query = new URLSearchParams({ from: filters.days.from, to: filters.days.to });
  for (const name of ['facility', 'oem', 'text'] as const) if (filters[name]) query.set(name, filters[name]);
  for (const name of chosenNames) {
    const chosen = filters[name];
    if (!chosen) continue;
    query.set(name, chosen.value);
    query.set(`${name}Name`, chosen.label);
  }
  return query;
}

/** How many filters are on; other dates than today's are one. */
export function countFilters({ days, ...named }: TransactionsFilters, today: Date): number {
  const day = dayOf(today);
  const isToday = days.from === day && days.to === day;
  return Object.values(named).filter(Boolean).length + (isToday ? 0 : 1);
}

/** The filters as the call takes them; `type` 2 says that something besides the dates is set. */
export function requestOf(filters: TransactionsFilters) {
  const { from, to } = dayRangeBounds(filters.days);
  const named = {
    facility: filters.facility || undefined,
    oem: filters.oem || undefined,
    text: filters.text || undefined,
    buyer: filters.buyer?.value,
    franchise: filters.franchise?.value,
    customer: filters.customer?.value,
  };
  const isFiltered = Object.values(named).some((value) => value !== undefined);
  return { from: from ?? undefined, to: to ?? undefined, ...named, type: isFiltered ? 2 : undefined };
}
