import { badInput } from '@washcoat/service-kit';
import { catalogueColumns, requiredColumns, type CatalogueColumn } from './columns';
import { shown } from './shown';

/** What stands above the rows of a file. */
export interface Header {
  /** By position; null where the file has a column that is not read. */
  columns: readonly (CatalogueColumn | null)[];
  /** Titles of columns that are no columns of converters. */
  unknown: readonly string[];
}

/** Columns of the file of bad rows, which comes back corrected. */
const ownRemarks = ['line', 'reason'];
const byKey = new Map(catalogueColumns.map((column) => [keyOf(column.id), column]));

/**
 * Reads the titles of a file: any order, any case, with or without blanks (`Product ID`). Refuses with 400 a file
 * without the columns that every row needs, or with one of them twice.
 */
export function readHeader(titles: readonly string[]): Header {
  const columns = titles.map((title) => byKey.get(keyOf(title)) ?? null);
  const ids = columns.flatMap((column) => column?.id ?? []);
  const missing = requiredColumns.filter((id) => !ids.includes(id));
  if (missing.length)
    throw badInput({
      file: `The first row of the file must name its columns; it lacks ${missing.join(' and ')}.`,
    });
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw badInput({ file: `The file has the column ${twice} twice.` });
  const isUnknown = (title: string, index: number) =>
    !columns[index] && title.trim() && !ownRemarks.includes(keyOf(title));
  return { columns, unknown: titles.filter(isUnknown).map((title) => shown(title)) };
}

function keyOf(title: string): string {
  return title.toLowerCase().replace(/[\s_-]/g, '');
}
