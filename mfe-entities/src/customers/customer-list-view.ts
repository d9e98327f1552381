import type { Sort } from '@washcoat/ui/data-grid';
import type { CustomerListRequest } from './customers.api';

const PAGE_SIZE = 10;

/** What the list shows, read from the address. */
export interface CustomerListView {
  text: string;
  offset: number;
  count: number;
  sort: Sort | null;
  /** The franchise whose customers are listed. */
  franchiseId?: string;
  isFranchise: boolean;
}

/** Reads the view from the path's parameters and the query string. */
export function readView(
  path: { searchText?: string; companyId?: string; isFranchise: boolean },
  query: URLSearchParams,
): CustomerListView {
  const direction = query.get('sort');
  return {
    text: path.searchText ?? query.get('text') ?? '',
    offset: Number(query.get('offset') ?? 0),
    count: Number(query.get('count') ?? PAGE_SIZE),
    sort: direction === 'asc' || direction === 'desc' ? { columnId: 'companyName', direction } : null,
    franchiseId: path.companyId,
    isFranchise: path.isFranchise,
  };
}

/** The call that answers the view. */
export function requestOf({
  text,
  offset,
  count,
  sort,
  franchiseId,
  isFranchise,
}: CustomerListView): CustomerListRequest {
  return {
    offset,
    count,
    text: text || undefined,
    customerSort: sort?.direction,
    parentCompanyId: franchiseId,
    isFranchiseCustomers: franchiseId ? 'true' : undefined,
    isFranchise: isFranchise && !franchiseId ? 'true' : undefined,
  };
}
