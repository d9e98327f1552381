import { facilityBin, type Facility } from '@washcoat/contract-entities';
import { useAllowed, useSession } from '@washcoat/platform-sdk';
import {
  BinButton,
  DeleteRecord,
  listBehind,
  RecordList,
  useListView,
  type ListView,
} from '@washcoat/platform-sdk/lists';
import { useCallback, useMemo, useState } from 'react';
import { FacilityBin } from '../bin/facility-bin';
import { EditFacility } from './edit-facility';
import { FacilityCard, facilityColumns } from './facility.columns';
import { mayEditFacility } from './facility-change';
import { FacilityFilterBar, facilityFiltersOf, noFacilityFilters } from './facility-filters';
import { AddFacility } from './facility.form';
import {
  useDeleteFacilityMutation,
  useFacilitiesQuery,
  useLazyFacilityExportQuery,
  useSwitchFacilitiesMutation,
} from './facilities.api';

const PATH = '/config/facilities';
const noun = { name: 'facility', plural: 'facilities' };
const idOf = ({ facilityId }: Facility) => facilityId;
const nameOf = ({ name }: Facility) => name;

/** Facilities: the list, or in its stead the form that the address asks for. */
export default function FacilityScreen() {
  const list = useListView();
  const mayRestore = useAllowed(facilityBin.access);
  const { query } = list.view;
  const facilityId = query.get('edit');
  const backTo = listBehind(PATH, list.view);
  const toList = () => list.change({ add: '', edit: '', panel: '' });
  if (query.has('bin') && mayRestore) return <FacilityBin list={list} backTo={PATH} />;
  if (query.has('add')) {
    const onSaved = (text: string) => list.change({ ...noFacilityFilters, add: '', text, offset: '' });
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
function FacilityList({ list }: { list: ReturnType<typeof useListView> }) {
  const { view, filter, change } = list;
  const session = useSession();
  const [deleting, setDeleting] = useState<Facility | null>(null);
  const [switchFacilities] = useSwitchFacilitiesMutation();
  const [remove] = useDeleteFacilityMutation();
  const [ask] = useLazyFacilityExportQuery();
  const asked = useFacilitiesQuery(pageOf(view));
  const onEdit = useCallback(({ facilityId }: Facility) => change({ edit: facilityId }), [change]);
  const acts = useMemo(() => ({ onEdit, onDelete: setDeleting }), [onEdit]);
  const columns = useMemo(() => facilityColumns(acts), [acts]);
  const cardFor = useCallback((one: Facility) => <FacilityCard facility={one} {...acts} />, [acts]);
  const isFiltered = view.text !== '' || Object.keys(noFacilityFilters).some((name) => view.query.has(name));
  const onClear = isFiltered ? () => filter({ ...noFacilityFilters, text: '' }) : undefined;
  const mayEditSome = (asked.data?.list ?? []).some((one) => mayEditFacility(session, one));
  return (
    <>
      <RecordList
        {...{ noun, list, columns, asked, idOf, nameOf, cardFor, onClear }}
        storageKey="entities.facilities"
        exportOf={(choice) => ask({ ...facilityFiltersOf(view), ...choice }).unwrap()}
        filters={<FacilityFilterBar {...{ view, filter, onClear }} />}
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

const pageOf = (view: ListView) => ({ ...facilityFiltersOf(view), offset: view.offset, count: view.count });
