import { useCallback, useMemo, useState } from 'react';
import { facilityBin, type Facility } from '@washcoat/contract-entities';
import { problemText, usePageHeading, useSession } from '@washcoat/platform-sdk';
import { breakpoints, Page, Stack, Toolbar, useIsNarrow, type Option } from '@washcoat/ui';
import { ListTools, MainAction, type useListView, useSelection } from '@washcoat/platform-sdk/lists';
import { Plus } from 'lucide-react';
import { BinButton } from '../bin/bin-button';
import { BulkActive } from '../bulk-active/bulk-active';
import { DeleteFacility } from './delete-facility';
import {
  useFacilitiesQuery,
  useLazyFacilityExportQuery,
  useSwitchFacilitiesMutation,
} from './facilities.api';
import { facilityColumns } from './facility-columns';
import { FacilityFilterBar } from './facility-filter-bar';
import { mayChangeFacility } from './facility-rights';
import { facilitiesKey, FacilityTable } from './facility-table';
import { facilityFiltersOf, facilityPageOf, readFacilityFilters } from './facility-view';

const LOAD_FAILED = 'Facilities did not load. The rest of Washcoat works.';

/** Facilities with their search, filters, pages and actions. */
export function FacilityList({ list }: { list: ReturnType<typeof useListView> }) {
  const { view, filter, page, change } = list;
  const session = useSession();
  const isPhone = useIsNarrow(breakpoints.phone);
  const [deleting, setDeleting] = useState<Facility | null>(null);
  const [switchFacilities] = useSwitchFacilitiesMutation();
  const [ask] = useLazyFacilityExportQuery();
  const { ids, choose } = useSelection(view.query.toString());
  const { data, currentData, isFetching, error, refetch } = useFacilitiesQuery(facilityPageOf(view));
  const filters = readFacilityFilters(view.query);
  const mayChangeSome = (data?.list ?? []).some((facility) => mayChangeFacility(session, facility));
  const isFiltered = view.text !== '' || filters.isFranchise || filters.franchise !== null;

  const onEdit = useCallback(({ facilityId }: Facility) => change({ edit: facilityId }), [change]);
  const columns = useMemo(() => facilityColumns({ onEdit, onDelete: setDeleting }), [onEdit]);
  const clear = () => filter({ text: '', isFacility: '', franchise: '', franchiseName: '' });
  const tools = (
    <ListTools
      storageKey={facilitiesKey}
      columns={columns}
      ask={(choice) => ask({ ...facilityFiltersOf(view), ...choice }).unwrap()}
    />
  );
  const add = (
    <MainAction
      label="Add facility"
      icon={(size) => <Plus size={size} />}
      onPress={() => change({ add: '1' })}
    />
  );
  usePageHeading({
    heading: 'Facilities',
    search: { placeholder: 'Search Facilities', value: view.text, onChange: (text) => filter({ text }) },
    actions: (
      <>
        {!isPhone && tools}
        <BinButton
          access={facilityBin.access}
          plural="facilities"
          onOpen={() => change({ bin: '1', text: '', offset: '' })}
        />
        {add}
      </>
    ),
  });
  const setFranchise = (franchise: Option | null) =>
    filter({ franchise: franchise?.value ?? '', franchiseName: franchise?.label ?? '' });
  return (
    <Page>
      <Stack>
        <FacilityFilterBar
          filters={filters}
          onFranchise={setFranchise}
          onIsFranchise={(isOn) => filter({ isFacility: isOn ? 'true' : '' })}
          onClear={isFiltered ? clear : undefined}
        />
        {isPhone && <Toolbar>{tools}</Toolbar>}
        <FacilityTable
          view={view}
          columns={columns}
          answer={currentData ?? (error ? undefined : data)}
          isFetching={isFetching}
          error={error ? problemText(error, LOAD_FAILED) : undefined}
          onRetry={() => void refetch()}
          onPage={page}
          onEdit={onEdit}
          onDelete={setDeleting}
          onClear={isFiltered ? clear : undefined}
          selection={mayChangeSome ? { ids, onChange: choose } : undefined}
        />
        <BulkActive
          selected={ids}
          onSelect={choose}
          noun="facility"
          nameOf={(id) => data?.list.find((row) => row.facilityId === id)?.name ?? 'A facility'}
          save={(input) => switchFacilities(input).unwrap()}
        />
      </Stack>
      {deleting && <DeleteFacility facility={deleting} onDone={() => setDeleting(null)} />}
    </Page>
  );
}
