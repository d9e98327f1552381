import { isOffered } from '@washcoat/platform-sdk';
import type { Contributions, RegisteredNav, Session } from '@washcoat/platform-sdk';

/** A row of the menu, with the rows under it. */
export interface MenuEntry {
  id: string;
  label: string;
  route: string;
  icon?: string;
  children: readonly MenuEntry[];
}

/** Rows under a heading. */
export interface MenuGroup {
  name: string;
  entries: readonly MenuEntry[];
}

/** What one user sees in the side menu. */
export interface SideMenuContent {
  groups: readonly MenuGroup[];
  foot: readonly MenuEntry[];
}

const groupNames = ['Identify', 'Trade', 'Partners', 'Manage'] as const;

/** The shell's only entry of its own. */
export const signOutEntry: MenuEntry = {
  id: 'sign-out',
  label: 'Logout',
  route: '/logout',
  icon: 'log-out',
  children: [],
};

function rowsOf(offered: readonly RegisteredNav[], group: string): MenuEntry[] {
  const inGroup = offered.filter((entry) => entry.group === group);
  const isVisible = (id: string | undefined) => inGroup.some((entry) => entry.id === id);
  const row = ({ id, label, route, icon }: RegisteredNav): MenuEntry => ({
    id,
    label,
    route,
    icon,
    children: inGroup.filter(({ parent }) => parent === id).map(row),
  });
  return inGroup.filter(({ parent }) => !isVisible(parent)).map(row);
}

/**
 * The side menu of a user, drawn from the manifests alone. An entry whose parent the user does not see stands by itself;
 * a new user sees a bare side bar.
 */
export function sideMenuFor({ nav }: Pick<Contributions, 'nav'>, session: Session): SideMenuContent {
  if (session.isNewUser) return { groups: [], foot: [] };
  const offered = nav
    .filter((entry) => isOffered(entry, session))
    .sort((one, other) => one.order - other.order);
  const groups = groupNames.map((name) => ({ name, entries: rowsOf(offered, name) }));
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    foot: [...rowsOf(offered, 'Foot'), signOutEntry],
  };
}

function isWithin(route: string, path: string): boolean {
  return path === route || path.startsWith(`${route}/`);
}

/** The id of the entry that leads to `path` or to the nearest page above it. */
export function currentEntry({ groups, foot }: SideMenuContent, path: string): string | undefined {
  const flat = (entries: readonly MenuEntry[]): MenuEntry[] =>
    entries.flatMap((entry) => [...flat(entry.children), entry]);
  return flat([...groups.flatMap(({ entries }) => entries), ...foot])
    .filter(({ route }) => isWithin(route, path))
    .sort((one, other) => other.route.length - one.route.length)[0]?.id;
}
