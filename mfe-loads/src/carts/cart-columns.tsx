import type { Load } from '@washcoat/contract-loads';
import type { Action } from '@washcoat/platform-sdk';
import { RowActions } from '@washcoat/platform-sdk/lists';
import { DateText, StatusPill } from '@washcoat/ui';
import { actionsColumn, dateColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import { LiveValue } from '../live/live-value';
import { loadStatusWord } from './load-status';
import { personName } from './person-name';

const columns: readonly Column<Load>[] = [
  {
    id: 'loadName',
    title: 'Load Name',
    minWidth: 140,
    flex: 1.6,
    priority: 1,
    skeleton: 'text',
    render: (row) => <strong>{row.loadName}</strong>,
  },
  textColumn({
    id: 'customer',
    title: 'Customer',
    value: (row) => personName(row.firstName, row.lastName),
    minWidth: 96,
    priority: 4,
  }),
  textColumn({
    id: 'companyName',
    title: 'Company',
    value: (row) => row.companyName,
    minWidth: 130,
    flex: 1.4,
    priority: 2,
  }),
  textColumn({ id: 'city', title: 'City', value: (row) => row.city, minWidth: 84, priority: 7 }),
  textColumn({
    id: 'state',
    title: 'State',
    value: (row) => row.state,
    width: 58,
    minWidth: 58,
    priority: 8,
  }),
  {
    id: 'status',
    title: 'Status',
    width: 166,
    priority: 1,
    skeleton: 'pill',
    render: ({ status }) => (
      <LiveValue value={status}>
        <StatusPill of="load" status={loadStatusWord(status)} />
      </LiveValue>
    ),
  },
  dateColumn({
    id: 'createdDate',
    title: 'Created',
    value: (row) => row.createdDate,
    format: 'cart',
    stacked: true,
    width: 112,
    priority: 6,
  }),
  {
    id: 'updatedDate',
    title: 'Updated',
    width: 112,
    priority: 3,
    skeleton: 'text',
    render: ({ updatedDate }) => (
      <LiveValue value={updatedDate}>
        <DateText value={updatedDate} format="cart" stacked />
      </LiveValue>
    ),
  },
  textColumn({
    id: 'buyer',
    title: 'Buyer',
    value: (row) => personName(row.assistantFirstName, row.assistantLastName),
    minWidth: 96,
    priority: 5,
  }),
  textColumn({
    id: 'videoGrader',
    title: 'Video Grader',
    value: (row) => personName(row.videoGraderFirstName, row.videoGraderLastName),
    minWidth: 96,
    priority: 9,
  }),
];

/** The columns of the carts lists; with `actions` a last one that offers them. */
export function cartColumns(actions: readonly Action<Load>[] | undefined): readonly Column<Load>[] {
  if (!actions) return columns;
  return [
    ...columns,
    actionsColumn({ width: 52, render: (row) => <RowActions actions={actions} row={row} /> }),
  ];
}
