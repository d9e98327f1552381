import { useSession } from '@washcoat/platform-sdk';
import { listSortsOf, sortText, type ListView, type useListView } from '@washcoat/platform-sdk/lists';
import { breakpoints, ChipBar, Switch, Typeahead, useIsNarrow } from '@washcoat/ui';
import styled from 'styled-components';
import { useCompanySearch } from '../users/use-company-search';

/** What the address carries of the filters, besides the search text: the name of the franchise is there to be shown. */
export const noFacilityFilters = { isFacility: '', franchise: '', franchiseName: '' };

/** The filters of the list and of its export. */
export const facilityFiltersOf = (view: ListView) => ({
  text: view.text || undefined,
  sort: sortText(listSortsOf(view)) || undefined,
  ...ownersOf(view),
});

const ownersOf = ({ query }: ListView) => ({
  isFacility: query.get('isFacility') === 'true' ? ('true' as const) : undefined,
  parentCompanyId: query.get('franchise') ?? undefined,
});

const Franchise = styled.div`
  flex: 0 1 280px;
  min-width: 200px;

  @media (max-width: ${breakpoints.phone - 0.02}px) {
    flex: 1 1 100%;
  }
`;

export interface FacilityFilterBarProps extends Pick<ReturnType<typeof useListView>, 'view' | 'filter'> {
  /** Given while a filter is on. */
  onClear?: () => void;
}

/** Whose facilities are listed: for the house only, all others have their own. */
export function FacilityFilterBar({ view: { query }, filter, onClear }: FacilityFilterBarProps) {
  const { hierarchy } = useSession();
  const isPhone = useIsNarrow(breakpoints.phone);
  const search = useCompanySearch({ isFranchise: true });
  if (hierarchy !== 1) return null;
  const value = query.get('franchise');
  const label = query.get('franchiseName') ?? 'A franchise';
  return (
    <ChipBar onClear={onClear}>
      <Franchise>
        <Typeahead
          label="Franchise"
          hideLabel
          size={isPhone ? 44 : 32}
          placeholder="Franchise"
          value={value ? { value, label } : null}
          search={search}
          onChange={(one) => filter({ franchise: one?.value ?? '', franchiseName: one?.label ?? '' })}
        />
      </Franchise>
      <Switch
        label="Is Franchise"
        checked={query.get('isFacility') === 'true'}
        onChange={(isOn) => filter({ isFacility: isOn ? 'true' : '' })}
      />
    </ChipBar>
  );
}
