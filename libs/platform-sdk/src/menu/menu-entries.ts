import type { NavContribution } from '@washcoat/contract-kernel';
import type { RegisteredNav } from '../contributions/contribution-store';

/** The headings of the side menu from its top; below them is the group `Foot`. */
export const menuGroupNames = [
  'Identify',
  'Trade',
  'Partners',
  'Manage',
] as const satisfies readonly NavContribution['group'][];

/** A row of the menu, with the rows under it. */
export interface MenuEntry {
  id: string;
  label: string;
  route: string;
  icon?: string;
  children: readonly MenuEntry[];
}

/** The rows of one group in their order. An entry whose parent is not among `nav` stands by itself. */
export function menuEntriesOf(nav: readonly RegisteredNav[], group: NavContribution['group']): MenuEntry[] {
  const inGroup = nav.filter((entry) => entry.group === group).sort((one, other) => one.order - other.order);
  const isThere = (id: string | undefined) => inGroup.some((entry) => entry.id === id);
  const row = ({ id, label, route, icon }: RegisteredNav): MenuEntry => ({
    id,
    label,
    route,
    icon,
    children: inGroup.filter(({ parent }) => parent === id).map(row),
  });
  return inGroup.filter(({ parent }) => !isThere(parent)).map(row);
}
