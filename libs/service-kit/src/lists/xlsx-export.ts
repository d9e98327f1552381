import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import type { Worksheet } from 'exceljs';
import type { ExportColumn, ExportValue } from './export-column';
import { inBatches } from './in-batches';
import { tzOffset } from '@date-fns/tz';

const MINUTE_MS = 60_000;

/** The moment whose UTC fields read what the clocks of `timeZone` show at `moment`: spreadsheets know no zones. */
function wallClockOf(moment: Date, timeZone: string): Date {
  return new Date(moment.getTime() + tzOffset(timeZone, moment) * MINUTE_MS);
}

const BATCH = 200;
const NARROWEST = 10;
const WIDEST = 50;
const dateStyle = { numFmt: 'mm/dd/yyyy hh:mm' };

/**
 * Rows as one sheet of an XLSX workbook below a bold row of titles that stays in view. Numbers and moments are real
 * ones; moments read what the clocks of `timeZone` show. Columns are as wide as what the first rows hold. Rows are
 * taken no faster than the stream is read, and no longer than it is open.
 */
export function xlsxOf<Row>(
  columns: readonly ExportColumn<Row>[],
  rows: AsyncIterable<Row>,
  timeZone: string,
): Readable {
  const output = new PassThrough();
  const cellsOf = (row: Row) => columns.map((column) => cellOf(column.value(row), timeZone));
  writeWorkbook(output, columns, rows, cellsOf).catch((error) => output.destroy(error));
  return output;
}

async function writeWorkbook<Row>(
  output: PassThrough,
  columns: readonly ExportColumn<Row>[],
  rows: AsyncIterable<Row>,
  cellsOf: (row: Row) => ExportValue[],
): Promise<void> {
  const { default: excel } = await import('exceljs');
  const workbook = new excel.stream.xlsx.WorkbookWriter({ stream: output, useStyles: true });
  const sheet = workbook.addWorksheet('Sheet1', { views: [{ state: 'frozen', ySplit: 1 }] });
  const titles = columns.map(({ title }) => title);
  let hasTitles = false;
  for await (const batch of inBatches(rows, BATCH)) {
    const cells = batch.map(cellsOf);
    if (!hasTitles) writeTitles(sheet, titles, cells);
    hasTitles = true;
    for (const values of cells) writeRow(sheet, values);
    if (!(await isDrained(output))) return;
  }
  if (!hasTitles) writeTitles(sheet, titles, []);
  await workbook.commit();
}

function writeTitles(sheet: Worksheet, titles: readonly string[], rows: readonly ExportValue[][]): void {
  sheet.columns = titles.map((header, index) => {
    const longest = Math.max(header.length, ...rows.map((values) => lengthOf(values[index])));
    return { header, width: Math.min(WIDEST, Math.max(NARROWEST, longest + 2)) };
  });
  const row = sheet.getRow(1);
  row.font = { bold: true };
  row.commit();
}

function writeRow(sheet: Worksheet, values: ExportValue[]): void {
  const row = sheet.addRow(values);
  values.forEach((value, index) => {
    if (value instanceof Date) row.getCell(index + 1).style = dateStyle;
  });
  row.commit();
}

/** Waits until the stream takes more; false when it was closed. */
async function isDrained(output: PassThrough): Promise<boolean> {
  if (!output.destroyed && output.writableNeedDrain) {
    const settled = new AbortController();
    const { signal } = settled;
    await Promise.race([once(output, 'drain', { signal }), once(output, 'close', { signal })]);
    settled.abort();
  }
  return !output.destroyed;
}

function cellOf(value: ExportValue, timeZone: string): ExportValue {
  if (value instanceof Date) return wallClockOf(value, timeZone);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  return value;
}

function lengthOf(value: ExportValue | undefined): number {
  if (value instanceof Date) return dateStyle.numFmt.length;
  return value === null || value === undefined ? 0 : String(value).length;
}
