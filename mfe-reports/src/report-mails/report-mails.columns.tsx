import type { ReportMail } from '@washcoat/contract-reporting';
import type { Action } from '@washcoat/platform-sdk';
import { RowActions } from '@washcoat/platform-sdk/lists';
import { actionsColumn, dateColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import { whenText } from './typed-mail';

/** What a list of mails by schedule shows. */
export const mailColumns = (actions: readonly Action<ReportMail>[]): Column<ReportMail>[] => [
  textColumn({ id: 'viewName', title: 'View', value: (row) => row.viewName, minWidth: 160, priority: 1 }),
  textColumn({ id: 'title', title: 'Report', value: (row) => row.title, minWidth: 160, priority: 3 }),
  textColumn({ id: 'when', title: 'When', value: whenText, minWidth: 180, priority: 2 }),
  textColumn({ id: 'format', title: 'File', value: (row) => row.format.toUpperCase(), priority: 5 }),
  dateColumn({
    ...{ id: 'nextAt', title: 'Next', format: 'moment', minWidth: 150, priority: 1 },
    value: (row) => row.nextAt,
  }),
  dateColumn({
    ...{ id: 'lastAt', title: 'Last', format: 'moment', minWidth: 150, priority: 4 },
    value: (row) => row.lastAt,
  }),
  textColumn({
    ...{ id: 'lastResult', title: 'Result', minWidth: 200, priority: 2 },
    value: (row) => row.lastResult,
  }),
  actionsColumn({ width: 88, render: (row) => <RowActions actions={actions} row={row} /> }),
];
