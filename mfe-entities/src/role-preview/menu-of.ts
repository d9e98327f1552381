import type { Subject } from '@washcoat/contract-kernel';
import { isOffered, type Contributions, type RegisteredNav } from '@washcoat/platform-sdk';

const groupNames = ['Identify', 'Trade', 'Partners', 'Manage', 'Foot'] as const;
const REPORT_TABS = 'reports.tabs.v1';

/** A row of the menu that is being tried out. */
export interface MenuRow {
  id: string;
  label: string;
  /** Lies under another row. */
  isInner: boolean;
  /** What the draft does to it. */
  change: 'none' | 'new' | 'gone';
}

export interface MenuPart {
  name: string;
  rows: readonly MenuRow[];
}

interface PlainRow {
  id: string;
  label: string;
  isInner: boolean;
}

function inMenuOrder(nav: readonly RegisteredNav[]): RegisteredNav[] {
  const sorted = [...nav].sort((one, other) => one.order - other.order);
  const isThere = (id: string | undefined) => sorted.some((entry) => entry.id === id);
  return sorted
    .filter(({ parent }) => !isThere(parent))
    .flatMap((entry) => [entry, ...sorted.filter(({ parent }) => parent === entry.id)]);
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

/**
 * The side menu and the report tabs that `typed` would get, with what `saved` has and `typed` does not, so that the
 * change can be seen. Like the menu itself it is drawn from what the remotes contribute.
 */
export function menuOf(contributions: Contributions, saved: Subject, typed: Subject): MenuPart[] {
  const rowsOf = (nav: readonly RegisteredNav[]): PlainRow[] =>
    inMenuOrder(nav).map(({ id, label, parent }) => ({
      id,
      label,
      isInner: nav.some((other) => other.id === parent),
    }));
  const forUser = (subject: Subject, nav: readonly RegisteredNav[]) =>
    rowsOf(nav.filter((entry) => isOffered(entry, subject)));
  const menu = groupNames.map((name) => {
    const nav = contributions.nav.filter(({ group }) => group === name);
    const rows = changed(forUser(saved, nav), forUser(typed, nav), rowsOf(nav));
    return { name: name === 'Foot' ? 'Below' : name, rows };
  });
  const tabs = contributions.slots
    .filter(({ slot }) => slot === REPORT_TABS)
    .sort((a, b) => a.order - b.order);
  const tabsOf = (offered: typeof tabs): PlainRow[] =>
    offered.map(({ id, label }) => ({ id, label, isInner: false }));
  const reports = {
    name: 'Tabs in Reports',
    rows: changed(
      tabsOf(tabs.filter((tab) => isOffered(tab, saved))),
      tabsOf(tabs.filter((tab) => isOffered(tab, typed))),
      tabsOf(tabs),
    ),
  };
  return [...menu, reports].filter(({ rows }) => rows.length > 0);
}
