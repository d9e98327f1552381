import { isOffered } from '@washcoat/platform-sdk';
import type { Contributions, MenuEntry, PaletteEntry, Session } from '@washcoat/platform-sdk';
import { sideMenuFor, signOutEntry } from '../menu/menu-entries';

function entryOf({ id, label, route, icon }: MenuEntry, above?: MenuEntry): PaletteEntry {
  return { id: `menu ${id}`, title: label, detail: above?.label, icon: icon ?? above?.icon, route };
}

function menuEntries(contributions: Contributions, session: Session): PaletteEntry[] {
  const { groups, foot } = sideMenuFor(contributions, session);
  const rows = [...groups.flatMap(({ entries }) => entries), ...foot];
  return rows
    .filter(({ id }) => id !== signOutEntry.id)
    .flatMap((row) => [entryOf(row), ...row.children.map((child) => entryOf(child, row))]);
}

/** The address of a page that can be opened without knowing an id; undefined for the others. */
function plainAddress(path: string): string | undefined {
  const address = path.replace(/(\/[^/]*\?)+$/, '');
  return address.includes(':') ? undefined : address;
}

function otherPages({ pages }: Contributions, session: Session, known: readonly PaletteEntry[]) {
  const seen = new Set(known.flatMap(({ title, route }) => [title, route]));
  return pages.flatMap((page): PaletteEntry[] => {
    const route = plainAddress(page.path);
    const isNews = route !== undefined && !seen.has(route) && !seen.has(page.title);
    if (!isNews || page.isUnderConstruction || page.isBare || !isOffered(page, session)) return [];
    seen.add(page.title);
    return [{ id: `page ${route}`, title: page.title, detail: page.remote.title, route }];
  });
}

/** The pages that a user may go to. */
export interface PageEntries {
  /** The entries of the menu in its order. */
  inMenu: readonly PaletteEntry[];
  /** The others that need no id. */
  others: readonly PaletteEntry[];
}

/** What the palette offers to go to, by rights alone. */
export function pageEntries(contributions: Contributions, session: Session): PageEntries {
  const inMenu = menuEntries(contributions, session);
  return { inMenu, others: otherPages(contributions, session, inMenu) };
}

/** Pages whose names hold every word that was typed; the menu when nothing was. */
export function matchingPages({ inMenu, others }: PageEntries, text: string): readonly PaletteEntry[] {
  if (text === '') return inMenu;
  return [...inMenu, ...others].filter(({ title, detail = '' }) => holdsWords(`${title} ${detail}`, text));
}

/** Whether a name holds every word that was typed. */
export function holdsWords(name: string, text: string): boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return words.every((word) => name.toLowerCase().includes(word));
}
