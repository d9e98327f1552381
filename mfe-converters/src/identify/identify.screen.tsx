import { usePageHeading } from '@washcoat/platform-sdk';
import { breakpoints, Page, useIsNarrow } from '@washcoat/ui';
import { useConverterRights } from '../converter/converter-rights';
import { PictureSearchButton } from '../picture-search/picture-search-button';
import { useScannerTool } from '../scanner/use-scanner-tool';
import { FoundConverters } from './found-converters';
import { useIdentifyMakes } from './identify-makes';
import {
  isFiltered,
  isSearching,
  requestOf,
  searchedText,
  withoutFilters,
  withText,
} from './identify-search';
import { SearchPrompt } from './search-prompt';
import { useConverterResults } from './use-converter-results';
import { useIdentifySearch } from './use-identify-search';
import { FilterChips } from './filter-chips';
import type { FilterProps } from './filter-chips';
import { FilterSheet } from './filter-sheet';

/** Finds converters by code, description or make, says what they are worth and puts them into carts. */
export default function IdentifyScreen() {
  const { search, show } = useIdentifySearch();
  const { isFullSearch } = useConverterRights();
  const { tools, popup } = useIdentifyMakes(search.parameters.make);
  const scanner = useScannerTool();
  const results = useConverterResults(isSearching(search) ? requestOf(search) : null);
  usePageHeading({
    heading: 'Identify Converters',
    search: {
      placeholder: 'OEM number, description or make',
      value: searchedText(search),
      onChange: (text) => show(withText(search, text), { replace: true }),
    },
  });
  return (
    <Page>
      <FoundConverters
        search={search}
        results={results}
        filters={
          <>
            {isFullSearch && <IdentifyFilters search={search} onChange={show} />}
            <PictureSearchButton search={search} />
          </>
        }
        tools={scanner ? [scanner, ...tools] : tools}
        prompt={<SearchPrompt />}
        emptyHint="Check the code, or type only a part of it."
        onClearFilters={isFiltered(search) ? () => show(withoutFilters(search)) : undefined}
        onPage={(paging) => show({ ...search, ...paging })}
      />
      {popup}
    </Page>
  );
}

/** The filters of the search: chips, or a sheet on a phone. */
function IdentifyFilters(props: FilterProps) {
  const isPhone = useIsNarrow(breakpoints.phone);
  const Filters = isPhone ? FilterSheet : FilterChips;
  return <Filters {...props} />;
}
