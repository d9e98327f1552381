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

/**
 * What a call that sorts is sent: `sort`, or the field of its own that it has for one column alone.
 * @param own the fields for one column, by the column
 */
export function sortFieldsOf<Own extends string>(
  view: ListView,
  own: Readonly<Record<string, Own>>,
): { sort?: string } & Partial<Record<Own, Sort['direction']>> {
  const sorts = listSortsOf(view);
  const [first, ...others] = sorts;
  if (!first) return {};
  const field = others.length === 0 && Object.hasOwn(own, first.columnId) ? own[first.columnId] : undefined;
  const fields: Partial<Record<Own, Sort['direction']>> = {};
  if (field === undefined) return Object.assign(fields, { sort: sortText(sorts) });
  fields[field] = first.direction;
  return fields;
}

/** Sorts a list by several columns, from its first page on. */
export function sortListBy(
  { change }: Pick<ReturnType<typeof useListView>, 'change'>,
  sorts: readonly Sort[],
): void {
  change({ sort: sortText(sorts), offset: '' });
}
