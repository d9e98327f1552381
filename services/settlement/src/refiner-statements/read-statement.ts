import { badInput } from '@washcoat/service-kit';
import { fileRows, formatOf } from '@washcoat/service-kit/sheets';
import { createReadStream } from 'node:fs';
import { guessColumns } from './statement-columns';

/** What a file says: its titles, and its rows by the line that each begins in. */
export interface StatementFile {
  titles: string[];
  rows: { line: number; cells: string[] }[];
  isCutAtSemicolons: boolean;
}

/** Nobody refines so many lots at once: a longer file is another one. */
const MOST_ROWS = 5000;
const MOST_CELLS = 100;
const LONGEST_CELL = 200;
/** Before its titles a refiner may write who it is. */
const MOST_BEFORE_TITLES = 30;
const SURE_TITLES = 2;

/**
 * Reads a file whole. Titles stand in the first row that looks like them, else in the first.
 *
 * @throws Problem 400 for what is neither csv nor xlsx, is broken, empty or too long
 */
export async function readStatementFile(path: string): Promise<StatementFile> {
  const format = await formatOf(path);
  const rows: StatementFile['rows'] = [];
  for await (const { line, cells } of fileRows(format, createReadStream(path))) {
    if (rows.length >= MOST_ROWS + MOST_BEFORE_TITLES)
      throw badInput({ file: 'A statement may have at most 5,000 lots.' });
    rows.push({ line, cells: cells.slice(0, MOST_CELLS).map(shortened) });
  }
  const head = rows.slice(0, MOST_BEFORE_TITLES).findIndex(({ cells }) => isHead(cells));
  const [titles, ...lots] = rows.slice(Math.max(0, head));
  if (!titles || !lots.length) throw badInput({ file: 'The file has no rows under its titles.' });
  return {
    titles: titles.cells,
    rows: lots,
    isCutAtSemicolons: format.kind === 'csv' && format.delimiter === ';',
  };
}

const isHead = (cells: readonly string[]) => Object.keys(guessColumns(cells)).length >= SURE_TITLES;

/** The first half of a character that needs two, which the cut left alone. */
const cutInHalf = /[\uD800-\uDBFF]$/;

// What a database does not keep as text stands nowhere in it.
const shortened = (cell: string) =>
  cell.replaceAll('\u0000', '').trim().slice(0, LONGEST_CELL).replace(cutInHalf, '');
