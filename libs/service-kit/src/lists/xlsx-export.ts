import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import type { stream, Worksheet } from 'exceljs';
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
/** A sheet holds 1,048,576 rows, the titles being one; Excel opens no file with a longer one. */
const ROWS_OF_SHEET = 1_048_575;
const dateStyle = { numFmt: 'mm/dd/yyyy hh:mm' };

/**
 * Rows as a sheet of an XLSX workbook below a bold row of titles that stays in view; those beyond `rowsOfSheet` go on in
 * another sheet like it. Numbers and moments are real ones; moments read what the clocks of `timeZone` show. Columns are
 * as wide as what the first rows hold. Lines of a heading stand above the titles of each sheet, the first of them bold.
 * Rows are taken no faster than the stream is read, and no longer than it is open.
 */
export function xlsxOf<Row>(
  columns: readonly ExportColumn<Row>[],
  rows: AsyncIterable<Row>,
  timeZone: string,
  { rowsOfSheet = ROWS_OF_SHEET, heading = [] }: XlsxOptions = {},
): Readable {
  const output = new PassThrough();
  const cellsOf = (row: Row) => columns.map((column) => cellOf(column.value(row), timeZone));
  const above = { titles: columns.map(({ title }) => title), heading };
  writeWorkbook(output, above, rows, cellsOf, rowsOfSheet - heightOf(heading)).catch((error) =>
    output.destroy(error),
  );
  return output;
}

export interface XlsxOptions {
  /** Fewer than a sheet can hold. */
  rowsOfSheet?: number;
  heading?: readonly string[];
}

/** What stands above the rows of each sheet. */
interface Above {
  titles: readonly string[];
  heading: readonly string[];
}

/** A heading stands apart from the titles by an empty row. */
const heightOf = (heading: readonly string[]) => (heading.length === 0 ? 0 : heading.length + 1);

async function writeWorkbook<Row>(
  output: PassThrough,
  above: Above,
  rows: AsyncIterable<Row>,
  cellsOf: (row: Row) => ExportValue[],
  rowsOfSheet: number,
): Promise<void> {
  const { default: excel } = await import('exceljs');
  const workbook = new excel.stream.xlsx.WorkbookWriter({ stream: output, useStyles: true });
  let sheets = 0;
  let sheet: Worksheet | undefined;
  let room = rowsOfSheet;
  for await (const batch of inBatches(rows, BATCH)) {
    const cells = batch.map(cellsOf);
    while (cells.length > 0) {
      if (room === 0) {
        sheet?.commit();
        sheet = undefined;
        room = rowsOfSheet;
      }
      const part = cells.splice(0, room);
      sheet ??= startSheet(workbook, ++sheets, above, part);
      for (const values of part) writeRow(sheet, values);
      room -= part.length;
    }
    if (!(await isDrained(output))) return;
  }
  sheet ??= startSheet(workbook, 1, above, []);
  await workbook.commit();
}

/** The next sheet of a workbook, with its heading and titles; as wide as `rows` want it. */
function startSheet(
  workbook: stream.xlsx.WorkbookWriter,
  number: number,
  { titles, heading }: Above,
  rows: readonly ExportValue[][],
): Worksheet {
  const ySplit = heightOf(heading) + 1;
  const sheet = workbook.addWorksheet(`Sheet${number}`, { views: [{ state: 'frozen', ySplit }] });
  sheet.columns = titles.map((title, index) => {
    const longest = Math.max(title.length, ...rows.map((values) => lengthOf(values[index])));
    return { width: Math.min(WIDEST, Math.max(NARROWEST, longest + 2)) };
  });
  heading.forEach((line, index) => addLine(sheet, index + 1, [line], index === 0));
  addLine(sheet, ySplit, [...titles], true);
  return sheet;
}

function addLine(sheet: Worksheet, number: number, values: string[], bold: boolean): void {
  const row = sheet.getRow(number);
  row.values = values;
  row.font = { bold };
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
