import { useMemo } from 'react';
import { useQueryChange } from '@washcoat/platform-sdk';
import { generalPageSizes } from '@washcoat/ui';
import type { Sort } from '@washcoat/ui/data-grid';
import { sortsOf, sortText } from './list-sorts';

const PAGE_SIZE = generalPageSizes[0] ?? 10;

/** What says in the address that a form or a panel stands over the list. */
const aboveList = ['add', 'edit', 'view', 'panel'];

/** What a list shows, as its address says. */
export interface ListView {
  text: string;
  offset: number;
  count: number;
  /** By which column, or by which one first: `listSortsOf` answers all of them. */
  sort: Sort | null;
  query: URLSearchParams;
}

function whole(text: string | null, otherwise: number): number {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : otherwise;
}

/** The address of the list behind a form: the same page of the same search. */
export function listBehind(path: string, { query }: ListView): string {
  const kept = new URLSearchParams(query);
  for (const name of aboveList) kept.delete(name);
  return kept.size > 0 ? `${path}?${kept.toString()}` : path;
}

/**
 * The view of a list and what changes it; the address carries all of it.
 * @param pageSize rows of a page while the address names none
 */
export function useListView(pageSize = PAGE_SIZE) {
  const { search, change } = useQueryChange();
  return useMemo(() => {
    const query = new URLSearchParams(search);
    const view: ListView = {
      text: query.get('text') ?? '',
      offset: whole(query.get('offset'), 0),
      count: whole(query.get('count'), pageSize) || pageSize,
      sort: sortsOf(query.get('sort'))[0] ?? null,
      query,
    };
    return {
      view,
      change,
      /** A filter changes the rows, so the list starts over at its first page. */
      filter: (part: Record<string, string>) => change({ ...part, offset: '' }),
      page: (offset: number, count: number) =>
        change({ offset: offset === 0 ? '' : String(offset), count: String(count) }),
      sortBy: ({ columnId, direction }: Sort) =>
        change({ sort: sortText([{ columnId, direction }]), offset: '' }),
    };
  }, [search, change, pageSize]);
}
