import {
  openDownload,
  rememberedQuery,
  rememberQuery,
  useKeyset,
  useSearchParams,
} from '@washcoat/platform-sdk';
import { generalPageSizes } from '@washcoat/ui';
import { useEffect, useMemo, useState } from 'react';
import {
  readFilters,
  requestOf,
  writeFilters,
  type FilterName,
  type ReportFilters,
} from '../filters/report-filters';

const [PAGE_SIZE = 10] = generalPageSizes;

/** What a report is asked for, as the address says it. */
export interface AskedReport {
  fields: readonly FilterName[];
  filters: ReportFilters;
  request: ReturnType<typeof requestOf>;
  /** Changes with every search. */
  search: string;
  onSearch: (filters: ReportFilters) => void;
  onReset: () => void;
  offset: number;
  count: number;
  onPage: (offset: number, count: number) => void;
}

/** The names in the address that are no filters of a report. */
const pageNames = ['offset', 'count'];

/**
 * What a report with these filters is asked for. The address keeps filters and page.
 * @param sharedAs the name by which filters are remembered, where other pages have the same ones
 */
export function useReport(fields: readonly FilterName[], sharedAs?: string): AskedReport {
  const [query, setQuery] = useSearchParams();
  const [start, setStart] = useState(() => (sharedAs ? rememberedQuery(sharedAs) : ''));
  const search = query.toString() || start;
  const filters = useMemo(
    () => readFilters(new URLSearchParams(search), new Date(), fields),
    [search, fields],
  );
  const request = useMemo(() => requestOf(filters), [filters]);
  const wanted = Number(query.get('count'));
  const ask = (next: URLSearchParams) => {
    setStart('');
    if (sharedAs) rememberQuery(sharedAs, shared(next, rememberedQuery(sharedAs), fields));
    setQuery(next);
  };
  return {
    ...{ fields, filters, request, search },
    onSearch: (next) => ask(writeFilters(next)),
    onReset: () => ask(new URLSearchParams()),
    offset: Number(query.get('offset') ?? 0),
    count: generalPageSizes.includes(wanted) ? wanted : PAGE_SIZE,
    onPage: (offset, count) => {
      const next = new URLSearchParams(search);
      next.set('offset', String(offset));
      next.set('count', String(count));
      setQuery(next);
    },
  };
}

/** The filters to remember: what other pages know besides those of this one stays as it was. */
function shared(own: URLSearchParams, kept: string, fields: readonly FilterName[]): string {
  const known = ['from', 'to', ...pageNames, ...fields.flatMap((name) => [name, `${name}Name`])];
  const query = new URLSearchParams(own);
  new URLSearchParams(kept).forEach((value, name) => {
    if (!known.includes(name)) query.set(name, value);
  });
  return query.toString();
}

/** Which part of a report is wanted, and who takes note of where the next one begins. */
export interface ReportPage {
  part: { offset: number; count: number; after: string | undefined };
  remember: (offset: number, count: number, next: string | null) => void;
}

/** The page that is wanted: from the last row of the page before, where that is known. */
export function useReportPage({ request, filters, offset, count }: AskedReport): ReportPage {
  const { afterOf, remember } = useKeyset(JSON.stringify([request, filters.isGroup, filters.state, count]));
  return { part: { offset, count, after: afterOf(offset) }, remember };
}

/** Takes note of where the next page begins once the answer of this one is there. */
export function useNextPage(
  { part: { offset, count }, remember }: ReportPage,
  answer: { next: string | null } | undefined,
): void {
  useEffect(() => {
    if (answer) remember(offset, count, answer.next);
  }, [answer, remember, offset, count]);
}

/** What the lazy query of a link answers. */
interface LinkAnswer {
  data?: { link: string };
}

/** Opens the file of a report; a failure is in the log and nowhere else (GAP-REP-11). */
export function downloadOf(ask: () => Promise<LinkAnswer>): () => void {
  return () =>
    void ask().then(({ data }) => {
      if (data) openDownload(data.link);
    });
}
