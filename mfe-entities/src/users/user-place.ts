import { sortFieldsOf, type ListView } from '@washcoat/platform-sdk/lists';
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

/** By name or by company alone the call has a field for each. */
const sortNames = { userName: 'userNameSort', companyName: 'companySort' } as const;

/** The filters of the list and of its export. */
export function filtersOf(place: UserPlace, view: ListView) {
  return {
    text: view.text || undefined,
    companyId: place.companyId,
    isFranchise: place.isFranchise ? ('true' as const) : undefined,
    ...sortFieldsOf(view, sortNames),
  };
}

/** The call of one page; `after` instead of the offset where it is known. */
export function pageOf(place: UserPlace, view: ListView, after: string | undefined): UserListRequest {
  const { count, offset } = view;
  return { ...filtersOf(place, view), count, ...(after === undefined ? { offset } : { after }) };
}
