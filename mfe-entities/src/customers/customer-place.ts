import { sortFieldsOf, type ListView } from '@washcoat/platform-sdk/lists';
import type { CustomerListRequest } from './customers.api';

/** Which customers a list is about, and where its pages are. */
export interface CustomerPlace {
  /** The path of the list itself. */
  path: string;
  isFranchise: boolean;
  /** The franchise whose customers are listed. */
  franchiseId?: string;
  /** Under this name columns and views are kept. */
  storageKey: string;
  searchText: string;
}

/** The place that the path's parameters and the query say. The search of all customers is part of the path. */
export function customerPlace(
  path: { pathname: string; searchText?: string; companyId?: string },
  query: URLSearchParams,
): CustomerPlace {
  const { pathname, searchText, companyId } = path;
  const isFranchise = pathname.startsWith('/entities/Franchise');
  const base = isFranchise ? '/entities/Franchise' : '/entities/viewGroup';
  return {
    path: companyId ? `${base}/${companyId}` : base,
    isFranchise,
    franchiseId: companyId,
    storageKey: !isFranchise
      ? 'entities.customers'
      : companyId
        ? 'entities.franchise-customers'
        : 'entities.franchises',
    searchText: searchText ?? query.get('text') ?? '',
  };
}

/** Whether the rows are franchises, and not customers. */
export function listsFranchises({ isFranchise, franchiseId }: CustomerPlace): boolean {
  return isFranchise && franchiseId === undefined;
}

/** The address of the list with another search, from its first page. */
export function searchAddress(
  { isFranchise, path }: CustomerPlace,
  query: URLSearchParams,
  text: string,
): string {
  const next = new URLSearchParams(query);
  next.delete('offset');
  next.delete('text');
  if (isFranchise && text) next.set('text', text);
  const words = isFranchise || !text ? path : `${path}/${encodeURIComponent(text)}`;
  return next.size === 0 ? words : `${words}?${next.toString()}`;
}

/** The address of the list without the form that stands in its place. */
export function listAddress(
  { isFranchise, path, searchText }: CustomerPlace,
  query: URLSearchParams,
): string {
  const next = new URLSearchParams(query);
  for (const name of ['edit', 'add', 'type']) next.delete(name);
  const words = isFranchise || !searchText ? path : `${path}/${encodeURIComponent(searchText)}`;
  return next.size === 0 ? words : `${words}?${next.toString()}`;
}

/** Where the VIEW of a row leads; it carries the search for the way back. */
export function viewAddress({ isFranchise, searchText }: CustomerPlace, companyId: string): string {
  const base = isFranchise ? '/entities/Franchise/viewGroupId' : '/entities/viewGroupId';
  return [base, companyId, ...(searchText ? [encodeURIComponent(searchText)] : [])].join('/');
}

/** Whether only those are listed that wait for approval. */
export const listsWaiting = (query: URLSearchParams) => query.get('waiting') === 'true';

/** The filters of the list, for its rows and for its export. */
export function filtersOf(place: CustomerPlace, view: ListView): CustomerListRequest {
  return {
    text: place.searchText || undefined,
    ...sortFieldsOf(view, { companyName: 'customerSort' }),
    parentCompanyId: place.franchiseId,
    isFranchiseCustomers: place.franchiseId ? 'true' : undefined,
    isFranchise: listsFranchises(place) ? 'true' : undefined,
    isWaiting: listsWaiting(view.query) ? 'true' : undefined,
  };
}

/** The call for one page: by the row it follows when that is known, by the number of rows before it otherwise. */
export function pageOf(place: CustomerPlace, view: ListView, after: string | undefined): CustomerListRequest {
  return { ...filtersOf(place, view), count: view.count, offset: view.offset, after };
}
