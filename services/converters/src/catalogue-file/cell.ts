import { doubtSentence, readDecimal } from '@washcoat/contract-kernel';
import type { FieldColumn, ValueColumn } from './columns';
import { isDateCell, isDatedCode, isDatedNumber, isErrorCell, withDay } from '@washcoat/service-kit/sheets';
import { shown } from './shown';

/** The value of a cell: decimals stay text, flags that are not given are null. */
export type CellValue = string | number | boolean | null;
export type CellAnswer = { value: CellValue } | { reason: string };

/** Ids of the converter types by their names in capitals. */
export type TypeIds = ReadonlyMap<string, number>;

/** Columns of codes, which a spreadsheet likes to take for dates. */
const codes = ['oem', 'serialNo', 'abCode', 'abSubcode'];
const flags: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'y', 'true', '1'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0'].map((word) => [word, false] as const),
]);
/** What a decoder writes where the file is broken. */
const BROKEN = '\uFFFD';
/** How an export keeps a spreadsheet from taking a text for a formula. */
const escapedFormula = /^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/;

/** Whatever a cell can't be read without. */
export interface CellContext {
  typeIds: TypeIds;
  /** Whether the file has semicolons between its cells. */
  isCutAtSemicolons: boolean;
}

/**
 * Reads a cell by the rule of its column, or tells what is wrong with it. An error of the sheet is no value of any
 * column, and a date is one only where texts stand.
 */
export function readCell(column: FieldColumn, cell: string, context: CellContext): CellAnswer {
  if (isErrorCell(cell)) return { reason: errorReason(column.id, cell) };
  if (isDate(column, cell.trim())) {
    const day = shown(withDay(cell));
    return { reason: `${column.id}: ${day} is a date. Format the cell as text and write it again` };
  }
  if (column.kind === 'flag') return readFlag(column.id, cell.trim());
  if (column.kind === 'type') return readType(cell.trim(), context.typeIds);
  return column.kind === 'number'
    ? readNumber(column, cell.trim(), context)
    : readText(column, withDay(cell));
}

/** What is said of a cell that shows an error of its sheet. */
export function errorReason(id: string, cell: string): string {
  return `${id}: ${shown(cell)} is an error of the sheet. Put the value itself into the cell`;
}

function isDate({ id, kind }: FieldColumn, cell: string): boolean {
  if (kind === 'number') return isDatedNumber(cell);
  return codes.includes(id) ? isDatedCode(cell) : kind !== 'text' && isDateCell(cell);
}

function readText({ id, schema }: ValueColumn, cell: string): CellAnswer {
  if (cell.includes(BROKEN)) return { reason: `${id}: It has characters that can not be read` };
  const parsed = schema.safeParse(cell.replace(escapedFormula, ''));
  if (parsed.success) return { value: String(parsed.data) };
  return { reason: `${id}: ${parsed.error.issues[0]?.message}` };
}

function readNumber(
  { id, schema }: ValueColumn,
  cell: string,
  { isCutAtSemicolons }: CellContext,
): CellAnswer {
  if (!cell) return { value: null };
  const read = readDecimal(cell, isCutAtSemicolons);
  if (!read) return { reason: `${id}: ${shown(cell)} is no number like 1250.5` };
  if ('doubt' in read) return { reason: `${id}: ${doubtSentence(cell, read.doubt)}` };
  const parsed = schema.safeParse(Number(read.value));
  return parsed.success ? read : { reason: `${id}: ${parsed.error.issues[0]?.message}` };
}

function readFlag(id: string, cell: string): CellAnswer {
  if (!cell) return { value: null };
  const value = flags.get(cell.toLowerCase());
  return value === undefined ? { reason: `${id}: Write yes or no` } : { value };
}

function readType(cell: string, typeIds: TypeIds): CellAnswer {
  const value = typeIds.get(cell.toUpperCase());
  if (value !== undefined) return { value };
  return { reason: `type: Write one of ${[...typeIds.keys()].join(', ')}` };
}
