import type { Subject } from '@washcoat/contract-kernel';
import { isOffered, menuEntriesOf, menuGroupNames } from '@washcoat/platform-sdk';
import type { Contributions, MenuEntry, RegisteredNav, RegisteredSlot } from '@washcoat/platform-sdk';

const REPORT_TABS = 'reports.tabs.v1';

interface PlainRow {
  id: string;
  label: string;
  /** Lies under another row. */
  isInner: boolean;
}

/** A row of the menu that is being tried out. */
export interface MenuRow extends PlainRow {
  /** What the draft does to it. */
  change: 'none' | 'new' | 'gone';
}

export interface MenuPart {
  name: string;
  rows: readonly MenuRow[];
}

function changed(
  saved: readonly PlainRow[],
  typed: readonly PlainRow[],
  all: readonly PlainRow[],
): MenuRow[] {
  const has = (rows: readonly PlainRow[], { id }: PlainRow) => rows.some((row) => row.id === id);
  return all
    .filter((row) => has(saved, row) || has(typed, row))
    .map((row) => ({
      ...(typed.find(({ id }) => id === row.id) ?? row),
      change: !has(saved, row) ? 'new' : has(typed, row) ? 'none' : 'gone',
    }));
}

function oneBelowTheOther(entries: readonly MenuEntry[], isInner = false): PlainRow[] {
  return entries.flatMap(({ id, label, children }) => [
    { id, label, isInner },
    ...oneBelowTheOther(children, true),
  ]);
}

function tabRows(tabs: readonly RegisteredSlot[]): PlainRow[] {
  return tabs
    .filter(({ slot }) => slot === REPORT_TABS)
    .sort((one, other) => one.order - other.order)
    .map(({ id, label }) => ({ id, label, isInner: false }));
}

/**
 * The side menu and the report tabs that `typed` would get, with what `saved` has and `typed` does not, so that the
 * change can be seen. It is drawn from what the remotes contribute, by the rule of the menu itself.
 */
export function menuOf({ nav, slots }: Contributions, saved: Subject, typed: Subject): MenuPart[] {
  const part = <Contribution extends RegisteredNav | RegisteredSlot>(
    name: string,
    contributions: readonly Contribution[],
    rowsOf: (offered: readonly Contribution[]) => PlainRow[],
  ): MenuPart => {
    const offeredTo = (subject: Subject) => contributions.filter((one) => isOffered(one, subject));
    return {
      name,
      rows: changed(rowsOf(offeredTo(saved)), rowsOf(offeredTo(typed)), rowsOf(contributions)),
    };
  };
  return [
    ...menuGroupNames.map((name) =>
      part(name, nav, (offered) => oneBelowTheOther(menuEntriesOf(offered, name))),
    ),
    part('Below', nav, (offered) => oneBelowTheOther(menuEntriesOf(offered, 'Foot'))),
    part('Tabs in Reports', slots, tabRows),
  ].filter(({ rows }) => rows.length > 0);
}
