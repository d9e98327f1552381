import { isOffered, menuEntriesOf, menuGroupNames } from '@washcoat/platform-sdk';
import type { Contributions, MenuEntry, RegisteredNav, Session } from '@washcoat/platform-sdk';

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

/** The shell's only entry of its own. */
export const signOutEntry: MenuEntry = {
  id: 'sign-out',
  label: 'Logout',
  route: '/logout',
  icon: 'log-out',
  children: [],
};

type MenuSource = Pick<Contributions, 'nav' | 'pages' | 'slots'>;

/** Where an entry leads: where it stands for tabs whose first page is not built, to the first of them that is. */
function builtRoute({ route }: RegisteredNav, { pages, slots }: MenuSource, session: Session): string {
  const isPlanned = (path?: string) => pages.some((page) => page.path === path && page.isUnderConstruction);
  const tab = isPlanned(route) ? slots.find((slot) => slot.route === route) : undefined;
  const built = slots
    .filter((slot) => slot.slot === tab?.slot && isOffered(slot, session) && !isPlanned(slot.route))
    .sort((one, other) => one.order - other.order)[0];
  return built?.route ?? route;
}

/**
 * The side menu of a user, drawn from the manifests alone. An entry whose parent the user does not see stands by itself;
 * a new user sees a bare side bar.
 */
export function sideMenuFor(contributions: MenuSource, session: Session): SideMenuContent {
  if (session.isNewUser) return { groups: [], foot: [] };
  const offered = contributions.nav
    .filter((entry) => isOffered(entry, session))
    .map((entry) => ({ ...entry, route: builtRoute(entry, contributions, session) }));
  const groups = menuGroupNames.map((name) => ({ name, entries: menuEntriesOf(offered, name) }));
  return {
    groups: groups.filter(({ entries }) => entries.length > 0),
    foot: [...menuEntriesOf(offered, 'Foot'), signOutEntry],
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
