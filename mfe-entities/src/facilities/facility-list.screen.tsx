import { facilityBin } from '@washcoat/contract-entities';
import { useAllowed } from '@washcoat/platform-sdk';
import { listBehind, useListView } from '@washcoat/platform-sdk/lists';
import { FacilityBin } from '../bin/facility-bin';
import { AddFacility } from './add-facility';
import { EditFacility } from './edit-facility';
import { FacilityList } from './facility-list';

const PATH = '/config/facilities';

/** Facilities: the list, or in its stead the form that the address asks for. */
export default function FacilityListScreen() {
  const list = useListView();
  const mayRestore = useAllowed(facilityBin.access);
  const { query } = list.view;
  const facilityId = query.get('edit');
  const backTo = listBehind(PATH, list.view);
  const toList = () => list.change({ add: '', edit: '', panel: '' });
  if (query.has('bin') && mayRestore) return <FacilityBin list={list} backTo={PATH} />;
  if (query.has('add')) {
    const onSaved = (text: string) =>
      list.change({ add: '', text, offset: '', isFacility: '', franchise: '', franchiseName: '' });
    return <AddFacility backTo={backTo} onDone={toList} onSaved={onSaved} />;
  }
  if (facilityId)
    return (
      <EditFacility
        facilityId={facilityId}
        isHistory={query.get('panel') === 'history'}
        onPanel={(panel) => list.change({ panel })}
        backTo={backTo}
        onDone={toList}
      />
    );
  return <FacilityList list={list} />;
}
