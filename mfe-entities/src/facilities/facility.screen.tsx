import { facilityBin, type Facility } from '@washcoat/contract-entities';
import { useAllowed, useSession } from '@washcoat/platform-sdk';
import {
  BinButton,
  BinList,
  DeleteRecord,
  listBehind,
  RecordList,
  sortFieldsOf,
  useListView,
  type ListView,
} from '@washcoat/platform-sdk/lists';
import { breakpoints, ChipBar, Switch, Typeahead, useIsNarrow } from '@washcoat/ui';
import { useCallback, useMemo, useState } from 'react';
import styled from 'styled-components';
import { useFacilityBinQuery, useRestoreFacilityMutation } from '../bin/bin.api';
import { useCompanySearch } from '../users/use-company-search';
import { FacilityCard, facilityActions, facilityColumns } from './facility.columns';
import { AddFacility, EditFacility } from './facility.form';
import {
  mayEditFacility,
  useDeleteFacilityMutation,
  useFacilitiesQuery,
  useLazyFacilityExportQuery,
  useSwitchFacilitiesMutation,
} from './facilities.api';

const PATH = '/config/facilities';
const noun = { name: 'facility', plural: 'facilities' };
const idOf = ({ facilityId }: Facility) => facilityId;
const nameOf = ({ name }: Facility) => name;

/** What the address carries of the filters, besides the search text: the name of the franchise is there to be shown. */
const noFilters = { isFacility: '', franchise: '', franchiseName: '' };

/** The filters of the list and of its export. */
const filtersOf = (view: ListView) => ({
  text: view.text || undefined,
  ...sortFieldsOf(view, {}),
  isFacility: view.query.get('isFacility') === 'true' ? ('true' as const) : undefined,
  parentCompanyId: view.query.get('franchise') ?? undefined,
});

type List = ReturnType<typeof useListView>;

/** Facilities: the list, or in its stead the form that the address asks for. */
export default function FacilityScreen() {
  const list = useListView();
  const mayRestore = useAllowed(facilityBin.access);
  const { query } = list.view;
  const facilityId = query.get('edit');
  const backTo = listBehind(PATH, list.view);
  const toList = () => list.change({ add: '', edit: '', panel: '' });
  if (query.has('bin') && mayRestore) return <FacilityBin list={list} />;
  if (query.has('add')) {
    const onSaved = (text: string) => list.change({ ...noFilters, add: '', text, offset: '' });
    return <AddFacility backTo={backTo} onDone={toList} onSaved={onSaved} />;
  }
  if (facilityId)
    return (
      <EditFacility
        {...{ facilityId, backTo }}
        isHistory={query.get('panel') === 'history'}
        onPanel={(panel) => list.change({ panel })}
        onDone={toList}
      />
    );
  return <FacilityList list={list} />;
}

/** Facilities with their search, filters, pages and actions. */
function FacilityList({ list }: { list: List }) {
  const { view, filter, change } = list;
  const session = useSession();
  const [deleting, setDeleting] = useState<Facility | null>(null);
  const [switchFacilities] = useSwitchFacilitiesMutation();
  const [remove] = useDeleteFacilityMutation();
  const [ask] = useLazyFacilityExportQuery();
  const asked = useFacilitiesQuery({ ...filtersOf(view), offset: view.offset, count: view.count });
  const actsOn = useMemo(
    () =>
      facilityActions({
        onAdd: () => change({ add: '1' }),
        onEdit: ({ facilityId }) => change({ edit: facilityId }),
        onDelete: setDeleting,
      }),
    [change],
  );
  const columns = useMemo(() => facilityColumns(actsOn), [actsOn]);
  const cardFor = useCallback((one: Facility) => <FacilityCard facility={one} actions={actsOn} />, [actsOn]);
  const isFiltered = view.text !== '' || Object.keys(noFilters).some((name) => view.query.has(name));
  const onClear = isFiltered ? () => filter({ ...noFilters, text: '' }) : undefined;
  const mayEditSome = (asked.data?.list ?? []).some((one) => mayEditFacility(session, one));
  return (
    <>
      <RecordList
        {...{ noun, list, columns, asked, idOf, nameOf, cardFor, actsOn, onClear }}
        storageKey="entities.facilities"
        exportOf={(choice) => ask({ ...filtersOf(view), ...choice }).unwrap()}
        filters={<FilterBar {...{ view, filter, onClear }} />}
        emptyHint="Carts are created at a facility."
        actions={
          <BinButton
            access={facilityBin.access}
            plural={noun.plural}
            onOpen={() => change({ bin: '1', text: '', offset: '' })}
          />
        }
        switchMany={mayEditSome ? (input) => switchFacilities(input).unwrap() : undefined}
      />
      {deleting && (
        <DeleteRecord
          type={noun.name}
          name={deleting.name}
          consequence="Nobody can choose it any more. Carts and invoices made there stay. It can be restored for 30 days."
          remove={() => remove({ facilityId: deleting.facilityId }).unwrap()}
          onDone={() => setDeleting(null)}
        />
      )}
    </>
  );
}

const Franchise = styled.div`
  flex: 0 1 280px;
  min-width: 200px;

  @media (max-width: ${breakpoints.phone - 0.02}px) {
    flex: 1 1 100%;
  }
`;

interface FilterBarProps extends Pick<List, 'view' | 'filter'> {
  /** Given while a filter is on. */
  onClear?: () => void;
}

/** Whose facilities are listed: for the house only, all others have their own. */
function FilterBar({ view: { query }, filter, onClear }: FilterBarProps) {
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

/** Deleted facilities, without those that went with their company. */
function FacilityBin({ list }: { list: List }) {
  const { text, offset, count } = list.view;
  const { data, isFetching, error, refetch } = useFacilityBinQuery({
    text: text || undefined,
    offset,
    count,
  });
  const [restore] = useRestoreFacilityMutation();
  return (
    <BinList
      noun={noun.name}
      plural={noun.plural}
      storageKey="entities.bin.facilities"
      detailTitle="City"
      consequence="The discounts of customers there come back with it."
      restore={({ recordId }, { instead }) => restore({ facilityId: recordId, name: instead }).unwrap()}
      onRetry={() => void refetch()}
      backTo={PATH}
      {...{ list, isFetching, error, answer: data }}
    />
  );
}
