import type { RequestOf } from '@washcoat/contract-kernel';
import type { roleList } from '@washcoat/contract-entities';
import { generalPageSizes } from '@washcoat/ui';
import { roleTypeFrom, type RoleType } from './role-words';

const PAGE_SIZE = generalPageSizes[0] ?? 10;

/** Which face of a role is shown beside the list. */
export type RolePane = 'permissions' | 'compare' | 'history';

/** What the roles screen shows, read from the address. */
export interface RoleView {
  text: string;
  type?: RoleType;
  offset: number;
  count: number;
  roleId?: string;
  /** A new role, or a copy of the chosen one. */
  mode?: 'add' | 'clone';
  pane: RolePane;
  /** The role beside the chosen one. */
  compareId?: string;
  /** The menu of somebody with the role stands beside its permissions. */
  hasMenu: boolean;
}

function modeFrom(query: URLSearchParams, roleId: string | undefined): RoleView['mode'] {
  const mode = query.get('mode');
  if (mode === 'clone') return roleId ? 'clone' : undefined;
  return mode === 'add' ? 'add' : undefined;
}

function paneFrom(query: URLSearchParams): RolePane {
  const pane = query.get('pane');
  if (query.has('compare') || pane === 'compare') return 'compare';
  return pane === 'history' ? 'history' : 'permissions';
}

/** Reads the view from the query string. */
export function readRoleView(query: URLSearchParams): RoleView {
  const roleId = query.get('role') ?? undefined;
  return {
    text: query.get('text') ?? '',
    type: roleTypeFrom(query.get('type')),
    offset: Number(query.get('offset') ?? 0),
    count: Number(query.get('count') ?? PAGE_SIZE),
    roleId,
    mode: modeFrom(query, roleId),
    pane: paneFrom(query),
    compareId: query.get('compare') ?? undefined,
    hasMenu: query.get('menu') === '1',
  };
}

/** The call that answers the list. */
export function listRequest({ text, type, offset, count }: RoleView): RequestOf<typeof roleList> {
  return { text: text || undefined, type, offset, count };
}

/** Parameters of the address; an empty text takes one away. */
export type RoleAddress = Partial<
  Record<'text' | 'type' | 'offset' | 'count' | 'role' | 'mode' | 'pane' | 'compare' | 'menu', string>
>;

/** The query string after a change; what is not named stays. */
export function changedQuery(query: URLSearchParams, change: RoleAddress): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The change that puts one role, and nothing else, beside the list. */
export function showing(roleId: string): RoleAddress {
  return { role: roleId, mode: '', pane: '', compare: '' };
}
