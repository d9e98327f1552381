import type { Sort } from '@washcoat/ui/data-grid';
import type { ListView, useListView } from './use-list-view';

/** The columns that an address, or a call, names to sort by: `companyName.asc,userName.desc`. */
export function sortsOf(text: string | null): Sort[] {
  return (text ?? '').split(',').flatMap((part): Sort[] => {
    const [columnId, direction] = part.split('.');
    return columnId && (direction === 'asc' || direction === 'desc') ? [{ columnId, direction }] : [];
  });
}

/** The same as text; nothing for none. */
export function sortText(sorts: readonly Sort[]): string {
  return sorts.map(({ columnId, direction }) => `${columnId}.${direction}`).join(',');
}

/** By which columns a list is sorted, the first one first, as its address says; saved views keep it with the address. */
export function listSortsOf({ query }: ListView): Sort[] {
  return sortsOf(query.get('sort'));
}

/** Sorts a list by several columns, from its first page on. */
export function sortListBy(
  { change }: Pick<ReturnType<typeof useListView>, 'change'>,
  sorts: readonly Sort[],
): void {
  change({ sort: sortText(sorts), offset: '' });
}
