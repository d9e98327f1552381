import type { Session } from '@washcoat/contract-entities';
import { isColumnOpen } from '../catalogue-file/columns';
import { headerOf, type TitleMatches } from '../catalogue-file/header';

/** As many columns are named; a file may have hundreds that say nothing here. */
const NAMED = 10;

/** What the titles of a file mean for a user: columns that count, and what a person should know of the others. */
export function readingOf(titles: readonly string[], matches: TitleMatches, session: Session) {
  const header = headerOf(titles, matches);
  const known = header.columns.flatMap((column) => column?.id ?? []);
  const closed = known.filter((id) => !isColumnOpen(id, session));
  return {
    columns: known.filter((id) => isColumnOpen(id, session)),
    notes: [
      ...(header.unknown.length ? [`These columns are not read: ${named(header.unknown)}.`] : []),
      ...(closed.length ? [`You are not allowed to set these columns: ${named(closed)}.`] : []),
    ],
  };
}

function named(titles: readonly string[]): string {
  const first = titles.slice(0, NAMED);
  const more = titles.length > NAMED ? ` and ${titles.length - NAMED} more` : '';
  return `${first.join(', ')}${more}`;
}
