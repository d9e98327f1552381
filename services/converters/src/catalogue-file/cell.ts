import type { FieldColumn, ValueColumn } from './columns';
import { shown } from './shown';

/** The value of a cell: decimals stay text, flags that are not given are null. */
export type CellValue = string | number | boolean | null;
export type CellAnswer = { value: CellValue } | { reason: string };

/** Ids of the converter types by their names in capitals. */
export type TypeIds = ReadonlyMap<string, number>;

const plainNumber = /^-?\d{1,9}(\.\d{1,6})?$/;
const flags: ReadonlyMap<string, boolean> = new Map([
  ...['yes', 'y', 'true', '1'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0'].map((word) => [word, false] as const),
]);
/** What a decoder writes where the file is broken. */
const BROKEN = '\uFFFD';
/** How an export keeps a spreadsheet from taking a text for a formula. */
const escapedFormula = /^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/;

/**
 * Reads a cell by the rule of its column, or tells what is wrong with it. Numbers are plain (`1250.5`): a comma could
 * mean two things, and a guess would be money.
 */
export function readCell(column: FieldColumn, cell: string, typeIds: TypeIds): CellAnswer {
  if (column.kind === 'flag') return readFlag(column.id, cell.trim());
  if (column.kind === 'type') return readType(cell.trim(), typeIds);
  return column.kind === 'number' ? readNumber(column, cell.trim()) : readText(column, cell);
}

function readText({ id, schema }: ValueColumn, cell: string): CellAnswer {
  if (cell.includes(BROKEN)) return { reason: `${id}: It has characters that can not be read` };
  const parsed = schema.safeParse(cell.replace(escapedFormula, ''));
  if (parsed.success) return { value: String(parsed.data) };
  return { reason: `${id}: ${parsed.error.issues[0]?.message}` };
}

function readNumber({ id, schema }: ValueColumn, cell: string): CellAnswer {
  if (!cell) return { value: null };
  if (!plainNumber.test(cell)) return { reason: `${id}: ${shown(cell)} is no number like 1250.5` };
  const parsed = schema.safeParse(Number(cell));
  return parsed.success ? { value: cell } : { reason: `${id}: ${parsed.error.issues[0]?.message}` };
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
