import { makeAdd } from '@washcoat/contract-converters';
import { useAllowed } from '@washcoat/platform-sdk';
import { listBehind, useListView } from '@washcoat/platform-sdk/lists';
import { AddMake } from './add-make';
import { EditMake } from './edit-make';
import { MakeList } from './make-list';
import { MakePage } from './make-page';

const PATH = '/converters/make-model';

/** Manufacturer Tips: the list, or in its stead the make or the form that the address asks for. */
export default function MakeListScreen() {
  const list = useListView();
  const mayChange = useAllowed(makeAdd.access);
  const { query } = list.view;
  const backTo = listBehind(PATH, list.view);
  const toList = () => list.change({ add: '', edit: '', view: '' });
  const edited = query.get('edit');
  const viewed = query.get('view');
  if (mayChange && query.has('add')) return <AddMake backTo={backTo} onDone={toList} />;
  if (mayChange && edited) return <EditMake key={edited} makeId={edited} backTo={backTo} onDone={toList} />;
  if (viewed)
    return (
      <MakePage makeId={viewed} backTo={backTo} onEdit={() => list.change({ view: '', edit: viewed })} />
    );
  return <MakeList list={list} />;
}
