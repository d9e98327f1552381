import { breakpoints, useIsNarrow } from '@washcoat/ui';
import { FilterChips } from './filter-chips';
import type { FilterProps } from './filter-chips';
import { FilterSheet } from './filter-sheet';

/** The filters of the search: chips, or a sheet on a phone. */
export function IdentifyFilters(props: FilterProps) {
  const isPhone = useIsNarrow(breakpoints.phone);
  const Filters = isPhone ? FilterSheet : FilterChips;
  return <Filters {...props} />;
}
