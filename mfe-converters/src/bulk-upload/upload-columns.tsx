import type { BulkUpload } from '@washcoat/contract-converters';
import { dateColumn, numberColumn, textColumn } from '@washcoat/ui/data-grid';
import type { Column } from '@washcoat/ui/data-grid';
import { UploadStatus } from './upload-status';

/** The columns of the uploads table. */
export const uploadColumns: Column<BulkUpload>[] = [
  textColumn({
    id: 'title',
    title: 'Title',
    value: ({ title }) => title,
    minWidth: 160,
    flex: 2,
    priority: 1,
  }),
  {
    id: 'status',
    title: 'Status',
    skeleton: 'pill',
    minWidth: 152,
    priority: 1,
    render: (upload) => <UploadStatus {...upload} />,
  },
  numberColumn({ id: 'rowCount', title: 'Rows', value: ({ rowCount }) => rowCount, bold: true, priority: 3 }),
  numberColumn({ id: 'badCount', title: 'Bad', value: ({ badCount }) => badCount, priority: 4 }),
  textColumn({ id: 'userName', title: 'By', value: ({ userName }) => userName, minWidth: 120, priority: 5 }),
  dateColumn({
    id: 'time',
    title: 'Time',
    value: ({ time }) => time,
    format: 'moment',
    width: 184,
    priority: 2,
  }),
];
