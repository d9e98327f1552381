import { useMemo } from 'react';
import { useLocation, useSearchParams } from '@washcoat/platform-sdk';
import type { Sort } from '@washcoat/ui/data-grid';

const PAGE_SIZE = 10;

/** What a list shows, as its address says. */
export interface ListView {
  text: string;
  offset: number;
  count: number;
  sort: Sort | null;
  query: URLSearchParams;
}

function sortOf(text: string | null): Sort | null {
  const [columnId, direction] = (text ?? '').split('.');
  return columnId && (direction === 'asc' || direction === 'desc') ? { columnId, direction } : null;
}

function whole(text: string | null, otherwise: number): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : otherwise;
}

/** Reads the view of a list from the query string. */
export function readListView(query: URLSearchParams): ListView {
  return {
    text: query.get('text') ?? '',
    offset: whole(query.get('offset'), 0),
    count: whole(query.get('count'), PAGE_SIZE) || PAGE_SIZE,
    sort: sortOf(query.get('sort')),
    query,
  };
}

/** The path of the list behind a form: the same page of the same search. */
export function listBehind(path: string, query: URLSearchParams): string {
  const kept = new URLSearchParams(query);
  for (const name of ['add', 'edit', 'panel']) kept.delete(name);
  return kept.size > 0 ? `${path}?${kept.toString()}` : path;
}

/** The view of a list and what changes it; the address carries all of it. */
export function useListView() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const search = params.toString();
  return useMemo(() => {
    const view = readListView(new URLSearchParams(search));
    /** Sets parameters; an empty one leaves the address. */
    const change = (part: Record<string, string>) => {
      const next = new URLSearchParams(search);
      for (const [name, value] of Object.entries(part)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      setParams(next, { state });
    };
    return {
      view,
      change,
      /** A filter changes the rows, so the list starts over at its first page. */
      filter: (part: Record<string, string>) => change({ ...part, offset: '' }),
      page: (offset: number, count: number) =>
        change({ offset: offset === 0 ? '' : String(offset), count: String(count) }),
      sortBy: ({ columnId, direction }: Sort) => change({ sort: `${columnId}.${direction}`, offset: '' }),
    };
  }, [search, setParams, state]);
}
