import { pastedDay, pastedNumber } from './entered-text';
import {
  emptyRow,
  kindOf,
  newRow,
  tableFields,
  type EntryRow,
  type TableName,
  type Texts,
} from './settlement-form';

/** Where a block of cells is put: its first row and its first field. */
export interface PasteStart {
  row: number;
  field: string;
}

/** The rows after a paste, and what to say of it. */
export interface PastedRows {
  rows: readonly EntryRow[];
  /** How many cells held something that the field does not take; they stay empty. */
  refused: number;
  /** How many rows were left out because a settlement takes no more. */
  leftOut: number;
}

/** The cells of a spreadsheet as the clipboard has them: tabs between, a line for each row. */
export function cellsOf(clipboard: string): string[][] {
  const lines = clipboard.replace(/\r\n?/g, '\n').replace(/\n+$/, '');
  return lines.split('\n').map((line) => line.split('\t'));
}

/** Whether a paste is of several cells. */
export const isOfCells = (clipboard: string) => /[\t\n]/.test(clipboard.trim());

/** Puts cells into a table from `start` on, with new rows where they go beyond its end; never more than `most` rows. */
export function pasteRows(
  table: TableName,
  rows: readonly EntryRow[],
  start: PasteStart,
  cells: readonly (readonly string[])[],
  most: number,
): PastedRows {
  const fields: readonly string[] = tableFields[table];
  const from = Math.max(0, fields.indexOf(start.field));
  const room = cells.slice(0, Math.max(0, most - start.row));
  let refused = 0;
  const filled = (values: Texts, line: readonly string[]): Texts => {
    const given = line.slice(0, fields.length - from).map((text, index): [string, string] => {
      const field = fields[from + index] ?? '';
      const taken = taker(field)(text);
      if (taken === '' && text.trim() !== '') refused += 1;
      return [field, taken];
    });
    return { ...values, ...Object.fromEntries(given) };
  };
  const next = [...rows];
  for (const [index, line] of room.entries()) {
    const row = next[start.row + index];
    next[start.row + index] = row
      ? { ...row, values: filled(row.values, line) }
      : newRow(filled(emptyRow(table), line));
  }
  const kept = next.filter(({ values }) => Object.values(values).some(Boolean));
  return { rows: kept, refused, leftOut: cells.length - room.length };
}

function taker(field: string): (text: string) => string {
  switch (kindOf(field)) {
    case 'number':
      return (text) => pastedNumber(text, false);
    case 'date':
      return pastedDay;
    default:
      return (text) => text.trim().slice(0, 200);
  }
}
