import type { Column, Sort } from '../data-grid/column';

const directionWords = { asc: 'ascending', desc: 'descending' } as const;

/** What is said once a list is sorted anew: a sorted header alone says nothing while it has the focus. */
export function sortWords<Row>(sorts: readonly Sort[], columns: readonly Column<Row>[]): string {
  if (sorts.length === 0) return 'No longer sorted';
  const words = sorts.map(({ columnId, direction }) => {
    const title = columns.find(({ id }) => id === columnId)?.title ?? columnId;
    return `${title} ${directionWords[direction]}`;
  });
  return `Sorted by ${words.join(', then ')}`;
}
