import { type ListView } from '@washcoat/platform-sdk/lists';
import type { UserListRequest } from './users.api';

/** The page of all users in scope. */
export const allUsers = '/entities/users';

/** Where users are listed: all in scope, those of franchises, or those of one company. */
export interface UserPlace {
  /** The page, without its query string. */
  path: string;
  heading: string;
  /** Remembers columns and saved views. */
  storageKey: string;
  companyId?: string;
  isFranchise?: boolean;
}

const sortNames: Record<string, 'userNameSort' | 'companySort'> = {
  userName: 'userNameSort',
  companyName: 'companySort',
};

/** The filters of the list and of its export. */
export function filtersOf(place: UserPlace, { text, sort }: ListView) {
  const sortName = sort && sortNames[sort.columnId];
  return {
    text: text || undefined,
    companyId: place.companyId,
    isFranchise: place.isFranchise ? ('true' as const) : undefined,
    ...(sortName ? { [sortName]: sort.direction } : {}),
  };
}

/** The call of one page; `after` instead of the offset where it is known. */
export function pageOf(place: UserPlace, view: ListView, after: string | undefined): UserListRequest {
  const { count, offset } = view;
  return { ...filtersOf(place, view), count, ...(after === undefined ? { offset } : { after }) };
}
