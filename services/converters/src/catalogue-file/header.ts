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

/** Ids of columns by the keys of other titles that mean them; empty where a title means none. */
export type TitleMatches = Readonly<Record<string, string>>;

/**
 * Reads the titles of a file: any order, any case, with or without blanks (`Product ID`), or what somebody matched them
 * with. Refuses with 400 a file without the columns that every row needs, or with one of them twice.
 */
export function readHeader(titles: readonly string[], matches: TitleMatches = {}): Header {
  const header = headerOf(titles, matches);
  const ids = header.columns.flatMap((column) => column?.id ?? []);
  const missing = requiredColumns.filter((id) => !ids.includes(id));
  if (missing.length)
    throw badInput({
      file: `The first row of the file must name its columns; it lacks ${missing.join(' and ')}. Match its columns, or name them and send it again.`,
    });
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice) throw badInput({ file: `The file has the column ${twice} twice.` });
  return header;
}

/** The titles as they are read, whatever is missing. */
export function headerOf(titles: readonly string[], matches: TitleMatches): Header {
  const columns = titles.map((title) => byKey.get(keyOf(matchOf(matches, title) ?? title)) ?? null);
  const isUnknown = (title: string, index: number) =>
    !columns[index] && title.trim() && !ownRemarks.includes(keyOf(title));
  return { columns, unknown: titles.filter(isUnknown).map((title) => shown(title)) };
}

function matchOf(matches: TitleMatches, title: string): string | undefined {
  const key = keyOf(title);
  return Object.hasOwn(matches, key) ? matches[key] : undefined;
}

/** What titles are compared by. */
export function keyOf(title: string): string {
  return title.toLowerCase().replace(/[\s_-]/g, '');
}
