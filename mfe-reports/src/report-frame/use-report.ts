import { rememberedQuery, rememberQuery, useKeyset, useSearchParams } from '@washcoat/platform-sdk';
import { breakpoints, generalPageSizes, useIsNarrow, useToday } from '@washcoat/ui';
import { useEffect, useMemo, useRef } from 'react';
import {
  daysOfRange,
  rangeBefore,
  readFilters,
  rememberedNames,
  requestOf,
  withDays,
  writeFilters,
  type FilterName,
  type ReportFilters,
} from '../filters/report-filters';

const [PAGE_SIZE = 10] = generalPageSizes;
/** In the address: all rows in one list. */
const WHOLE = 'all';
/** As many of them come with the first answer. */
const BLOCK = 100;

type Request = ReturnType<typeof requestOf>;

/** What a report is asked for, as the address says it. */
export interface AskedReport {
  fields: readonly FilterName[];
  filters: ReportFilters;
  request: Request;
  /** Changes with every filter, not with the page. */
  selection: string;
  /** The same for as many days before. */
  requestBefore: Request;
  /** What its query is told: it is asked for only where both are compared. */
  onlyCompared: { skip: boolean };
  /** Days of the range. */
  days: number;
  /** Changes with every search. */
  search: string;
  onSearch: (filters: ReportFilters) => void;
  onReset: () => void;
  /** Rows of a page; Infinity while the list is shown whole. */
  limit: number;
  sizes: readonly number[];
  /** Which rows are wanted: from the last row of the page before, where that is known. */
  part: { offset: number; count: number; after: string | undefined };
  onPage: (offset: number, limit: number) => void;
  /** Takes note of where the next page begins. */
  remember: (offset: number, count: number, next: string | null) => void;
}

export interface ReportRules {
  /** The name by which filters are remembered, where other pages have the same ones. */
  sharedAs?: string;
  /** Whether its rows can be one list that is scrolled, too; on a phone they are cards, which that is not made for. */
  isWholeOffered?: boolean;
}

/** The names in the address that are no filters of a report. */
const pageNames = ['offset', 'count'];

/** What a report with these filters is asked for. The address keeps filters and page. */
export function useReport(
  fields: readonly FilterName[],
  { sharedAs, isWholeOffered = false }: ReportRules = {},
): AskedReport {
  const [query, setQuery] = useSearchParams();
  const isPhone = useIsNarrow(breakpoints.phone);
  const search = query.toString();
  const today = useToday();
  const filters = useMemo(
    () => readFilters(new URLSearchParams(search), new Date(), fields),
    // A report that stays open overnight asks for the next day's "Today".
    [search, fields, today],
  );
  const openedOn = useRef(today);
  useEffect(() => {
    if (openedOn.current === today) return;
    openedOn.current = today;
    const first = new URLSearchParams(search);
    first.delete('offset');
    setQuery(first, { replace: true });
  }, [today, search, setQuery]);
  const request = useMemo(() => requestOf(filters), [filters]);
  const before = useMemo(() => {
    const days = filters.isCompared ? rangeBefore(filters.days) : null;
    return days && requestOf({ ...filters, days });
  }, [filters]);
  const sizes = isWholeOffered && !isPhone ? [...generalPageSizes, Infinity] : generalPageSizes;
  const wanted = query.get('count') === WHOLE ? Infinity : Number(query.get('count'));
  const limit = sizes.includes(wanted) ? wanted : PAGE_SIZE;
  const isWhole = limit === Infinity;
  const [offset, count] = isWhole ? [0, BLOCK] : [Number(query.get('offset') ?? 0), limit];
  const selection = JSON.stringify([request, filters.state]);
  const { afterOf, remember } = useKeyset(JSON.stringify([selection, count]));
  const ask = (next: URLSearchParams) => {
    if (sharedAs)
      rememberQuery(sharedAs, shared(withDays(next, new Date()), rememberedQuery(sharedAs), fields));
    setQuery(next);
  };
  return {
    ...{ fields, filters, request, selection, search, limit, sizes },
    requestBefore: before ?? request,
    onlyCompared: { skip: before === null },
    days: daysOfRange(filters.days),
    onSearch: (next) => ask(writeFilters(next)),
    onReset: () => ask(new URLSearchParams()),
    part: { offset, count, after: afterOf(offset) },
    onPage: (nextOffset, nextLimit) => {
      const next = new URLSearchParams(search);
      next.set('offset', String(nextOffset));
      next.set('count', nextLimit === Infinity ? WHOLE : String(nextLimit));
      setQuery(next);
    },
    remember,
  };
}

/** The filters to remember: what other pages know besides those of this one stays as it was. */
function shared(own: URLSearchParams, kept: string, fields: readonly FilterName[]): string {
  const known = ['compare', ...pageNames, ...rememberedNames(fields)];
  const query = new URLSearchParams(own);
  query.delete('compare');
  new URLSearchParams(kept).forEach((value, name) => {
    if (!known.includes(name)) query.set(name, value);
  });
  return query.toString();
}
