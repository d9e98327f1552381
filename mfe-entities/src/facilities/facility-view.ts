import { type ListView } from '@washcoat/platform-sdk/lists';
import type { FacilityListRequest } from './facilities.api';

/** What the facilities are filtered by, besides the search text. */
export interface FacilityFilters {
  /** Only those of franchises. */
  isFranchise: boolean;
  /** The franchise whose facilities are wanted; the name stands beside the id so that the address says it. */
  franchise: { companyId: string; name: string } | null;
}

/** Reads the filters from the address. */
export function readFacilityFilters(query: URLSearchParams): FacilityFilters {
  const companyId = query.get('franchise');
  return {
    isFranchise: query.get('isFacility') === 'true',
    franchise: companyId ? { companyId, name: query.get('franchiseName') ?? 'A franchise' } : null,
  };
}

/** The filters of the list and of its export. */
export function facilityFiltersOf({ text, query }: ListView) {
  const { isFranchise, franchise } = readFacilityFilters(query);
  return {
    text: text || undefined,
    isFacility: isFranchise ? ('true' as const) : undefined,
    parentCompanyId: franchise?.companyId,
  };
}

/** The call of one page. */
export function facilityPageOf(view: ListView): FacilityListRequest {
  return { ...facilityFiltersOf(view), offset: view.offset, count: view.count };
}
