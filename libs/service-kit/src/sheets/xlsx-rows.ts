import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { badInput } from '../problem';
import type { Cell, CellValue, Row, ValueType } from 'exceljs';
import { dateCell } from './date-cell';
import { errorCell } from './error-cell';
import { isBlank, type FileRow } from './file-row';
import { ReadingShare } from './reading-share';
import { workbookParts, type WorkbookParts } from './workbook-parts';

/** Digits that a spreadsheet shows of a number; what follows is an echo of its binary form. */
const PRECISION = 15;

/** The rows of the first sheet of a workbook, the titles first; blank rows are left out. Throws a 400 when it is broken. */
export async function* xlsxRows(content: Readable, counted = new ReadingShare()): AsyncGenerator<FileRow> {
  // The reader of the workbook never hears of a source that fails, so the file is read first.
  const parts = await partsOf(await buffer(content));
  const file = Readable.from([parts.file], { objectMode: false });
  // Large, and most of the time nobody reads a workbook.
  const { default: exceljs } = await import('exceljs');
  const reader = new exceljs.stream.xlsx.WorkbookReader(file, {
    worksheets: 'emit',
    sharedStrings: 'cache',
    hyperlinks: 'ignore',
    styles: 'cache',
    entries: 'ignore',
  });
  try {
    for await (const sheet of reader) {
      for await (const row of sheet) {
        counted.reached(row.number, parts.lastRow);
        const cells = cellsOf(row, exceljs.ValueType.Formula);
        if (!isBlank(cells)) yield { line: row.number, cells };
      }
      return;
    }
  } catch {
    throw unreadable();
  } finally {
    file.destroy();
  }
}

async function partsOf(file: Buffer): Promise<WorkbookParts> {
  try {
    return await workbookParts(file);
  } catch {
    throw unreadable();
  }
}

const unreadable = () => badInput({ file: 'The workbook can not be read. Save it again as xlsx or csv.' });

/** exceljs counts cells from 1 and leaves holes where nothing stands. */
function cellsOf(row: Row, formulaType: ValueType): string[] {
  const cells: string[] = [];
  row.eachCell((cell, column) => (cells[column - 1] = textOf(valueOf(cell, formulaType))));
  return Array.from(cells, (cell = '') => cell);
}

/** The value of a formula is its result, which exceljs tells in `value` only where that is neither 0 nor an error. */
function valueOf(cell: Cell, formulaType: ValueType): CellValue | undefined {
  return cell.type === formulaType ? cell.result : cell.value;
}

function textOf(value: CellValue | undefined): string {
  if (value === null || value === undefined) return '';
  // exceljs reads the error that a formula results in as a number.
  if (Number.isNaN(value)) return errorCell();
  if (typeof value === 'number') return String(Number(value.toPrecision(PRECISION)));
  if (value instanceof Date) return dateCell(value);
  if (typeof value !== 'object') return String(value);
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('text' in value) return String(value.text);
  return 'error' in value ? errorCell(value.error) : '';
}
