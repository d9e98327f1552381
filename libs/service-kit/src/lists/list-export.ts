import type { DownloadFile } from '../http/downloads';
import { csvOf } from './csv-export';
import { chosenColumns, type ExportColumn } from './export-column';
import { xlsxOf } from './xlsx-export';

const formats = {
  csv: { contentType: 'text/csv; charset=utf-8', write: csvOf },
  xlsx: {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: xlsxOf,
  },
} as const;

export interface ListExport<Row> {
  /** Without its ending, which the format gives. */
  fileName: string;
  format: keyof typeof formats;
  columns: readonly ExportColumn<Row>[];
  /** Ids of the columns that are wanted, parted by commas, in their order; all without it. */
  chosen?: string;
  /** Read while the file is sent, so that memory does not grow with them. */
  rows: AsyncIterable<Row>;
  /** Lines above the titles of a workbook, for people: whose it is. Other programs read a csv, so it has none. */
  heading?: readonly string[];
  /** The zone on whose clocks moments are written; UTC without it. */
  timeZone?: string;
}

/** A list as the file that a download serves. */
export function exportFile<Row>({
  fileName,
  format,
  columns,
  chosen,
  rows,
  heading,
  timeZone = 'UTC',
}: ListExport<Row>): DownloadFile {
  const { contentType, write } = formats[format];
  return {
    fileName: `${fileName}.${format}`,
    contentType,
    body: write(chosenColumns(columns, chosen), rows, timeZone, { heading }),
  };
}
