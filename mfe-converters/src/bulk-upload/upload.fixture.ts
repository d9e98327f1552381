import type { BulkUpload } from '@washcoat/contract-converters';
import { testId } from '../converter/converter.fixture';
import type { UploadDetail } from './uploads.api';

/** A file that was checked and waits to be applied. */
export const checkedUpload: BulkUpload = {
  uploadId: testId(1),
  title: 'November prices',
  fileName: 'converters.csv',
  status: 'preview',
  time: new Date(2026, 10, 20, 9, 4).toISOString(),
  userName: 'Sam Buyer',
  progress: 1,
  rowCount: 1206,
  addCount: 3,
  changeCount: 1200,
  sameCount: 1,
  badCount: 2,
  duplicateCount: 1,
  repeatCount: 1,
  byCode: false,
  allOrNothing: false,
  notes: ['These columns are not read: colour.'],
  error: null,
  canApply: true,
  canReadAgain: true,
  canUndo: false,
};

const change = { field: 'ptAssay', before: '1250', after: '1300' };

/** Its rows of one kind, as the service answers them. */
export function rowsOfKind(kind: unknown, upload: BulkUpload = checkedUpload): UploadDetail {
  const row = { line: 2, oem: 'KT 0334', changes: [], reasons: [], knownCount: 0, knownLine: null };
  const lists: Record<string, UploadDetail['list']> = {
    change: [
      { ...row, kind: 'change', changes: [change, { field: 'comment', before: null, after: 'New lid' }] },
    ],
    add: [
      { ...row, kind: 'add', knownCount: 1, line: 7, oem: 'GD3 EA6', changes: [{ ...change, before: null }] },
      { ...row, kind: 'add', knownLine: 7, line: 8, oem: 'BU 1000' },
    ],
    bad: [{ ...row, kind: 'bad', line: 9, oem: '', reasons: ['oem: Please enter the valid value'] }],
  };
  const titles = [
    { title: 'OEM', field: 'oem' },
    { title: 'colour', field: '' },
  ];
  return {
    upload,
    titles,
    fields: ['oem', 'type', 'notes'],
    sharedCodes: [
      { line: 7, oem: 'GD3 EA6', knownCount: 1, knownLine: null },
      { line: 8, oem: 'BU 1000', knownCount: 0, knownLine: 7 },
    ],
    list: lists[String(kind)] ?? [],
    areMoreItemsAvailable: kind === 'change',
  };
}
