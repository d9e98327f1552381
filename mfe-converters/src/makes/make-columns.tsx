import type { Make } from '@washcoat/contract-converters';
import type { Action } from '@washcoat/platform-sdk';
import { RowActions } from '@washcoat/platform-sdk/lists';
import { actionsColumn, dateColumn, pictureColumn, textColumn } from '@washcoat/ui/data-grid';
import type { Column } from '@washcoat/ui/data-grid';

/**
 * The columns of the makes table.
 * @param actions what is done with a make; absent for those who only read
 */
export function makeColumns(actions: readonly Action<Make>[] | undefined): Column<Make>[] {
  const columns = [
    pictureColumn<Make>({ src: ({ profileUrl }) => profileUrl }),
    textColumn<Make>({ id: 'make', title: 'Make', value: ({ make }) => make, minWidth: 120, priority: 1 }),
    textColumn<Make>({
      id: 'model',
      title: 'Models',
      value: ({ model }) => model.join(', '),
      minWidth: 160,
      flex: 1.4,
      priority: 2,
    }),
    textColumn<Make>({
      id: 'description',
      title: 'Description',
      value: ({ description }) => description,
      minWidth: 200,
      flex: 2,
      priority: 3,
    }),
    dateColumn<Make>({
      id: 'createdDate',
      title: 'Created Date',
      value: ({ createdDate }) => createdDate,
      format: 'day',
      width: 136,
      priority: 4,
    }),
  ];
  if (!actions) return columns;
  return [
    ...columns,
    actionsColumn<Make>({ width: 88, render: (make) => <RowActions row={make} actions={actions} /> }),
  ];
}
