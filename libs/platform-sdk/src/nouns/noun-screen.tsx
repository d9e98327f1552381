import { keyOf, type Noun } from '@washcoat/contract-kernel';
import { useAllowed } from '@washcoat/platform-sdk';
import { ChipBar, Switch } from '@washcoat/ui';
import { useMemo, useState, type ReactElement } from 'react';
import { BinButton } from '../lists/bin-button';
import { BinList } from '../lists/bin-list';
import { DeleteRecord } from '../lists/delete-record';
import { RecordList } from '../lists/record-list';
import { listBehind, useListView } from '../lists/use-list-view';
import type { ListedRecord } from './noun-api';
import { recordIdOf, recordNameOf, wordOf, type NounFace } from './noun-face';
import { AddRecord, EditRecord } from './noun-form';
import { RecordCard, recordActions, recordColumns } from './noun-rows';

type List = ReturnType<typeof useListView>;

/**
 * The screen of a noun without rules of its own: its list, or in its stead the form, the history or the bin that the
 * address asks for. A noun that has rules puts the same parts together itself, as facilities do.
 */
export function NounScreen<N extends Noun>(props: { face: NounFace<N> }): ReactElement;
export function NounScreen({ face }: { face: NounFace }): ReactElement {
  const list = useListView();
  const mayEdit = useAllowed(face.calls.edit.access);
  const { query } = list.view;
  const recordId = query.get('edit');
  const backTo = listBehind(face.path, list.view);
  const onDone = () => list.change({ add: '', edit: '', panel: '' });
  if (query.has('bin') && mayEdit) return <NounBin face={face} list={list} />;
  if (query.has('add') && mayEdit) {
    const onSaved = (text: string) => list.change({ add: '', text, offset: '' });
    return <AddRecord {...{ face, backTo, onDone, onSaved }} />;
  }
  if (recordId)
    return (
      <EditRecord
        {...{ face, recordId, backTo, onDone }}
        isHistory={query.get('panel') === 'history'}
        onPanel={(panel) => list.change({ panel })}
      />
    );
  return <NounList face={face} list={list} />;
}

interface PartProps {
  face: NounFace;
  list: List;
}

function NounList({ face, list }: PartProps) {
  const { noun, hooks, calls } = face;
  const { view, filter, change } = list;
  const [deleting, setDeleting] = useState<ListedRecord | null>(null);
  const [switchMany] = hooks.useSwitch();
  const [remove] = hooks.useRemove();
  const [ask] = hooks.useLazyExport();
  const mayEdit = useAllowed(calls.edit.access);
  const chosen = (face.filters ?? []).filter((name) => view.query.get(name) === 'true');
  const filters = {
    text: view.text || undefined,
    ...Object.fromEntries(chosen.map((name) => [name, 'true'])),
  };
  const asked = hooks.useList({ ...filters, offset: view.offset, count: view.count });
  const idOf = (record: ListedRecord) => recordIdOf(face, record);
  const nameOf = (record: ListedRecord) => recordNameOf(face, record);
  const actions = useMemo(
    () =>
      recordActions(face, {
        edit: (record) => change({ edit: recordIdOf(face, record) }),
        remove: setDeleting,
      }),
    [face, change],
  );
  const columns = useMemo(() => recordColumns(face, actions), [face, actions]);
  const none = Object.fromEntries((face.filters ?? []).map((name) => [name, '']));
  const onClear = view.text || chosen.length ? () => filter({ ...none, text: '' }) : undefined;
  return (
    <>
      <RecordList
        {...{ list, columns, asked, idOf, nameOf, onClear }}
        noun={{ name: wordOf(face), plural: noun.plural }}
        addAccess={calls.add.access}
        actsOn={actions}
        storageKey={face.storageKey}
        emptyHint={face.emptyHint}
        cardFor={(record) => <RecordCard {...{ face, record, columns, actions }} />}
        exportOf={(choice) => ask({ ...filters, ...choice }).unwrap()}
        filters={face.filters && <FilterBar {...{ face, list, onClear }} />}
        actions={
          <BinButton
            access={calls.bin.access}
            plural={noun.plural}
            onOpen={() => change({ bin: '1', text: '', offset: '' })}
          />
        }
        switchMany={mayEdit && noun.fields.isActive ? (input) => switchMany(input).unwrap() : undefined}
      />
      {deleting && (
        <DeleteRecord
          type={wordOf(face)}
          name={nameOf(deleting)}
          consequence={`${face.deleteConsequence} It can be restored for 30 days.`}
          remove={() => remove(keyOf(noun, idOf(deleting))).unwrap()}
          onDone={() => setDeleting(null)}
        />
      )}
    </>
  );
}

/** The yes-or-no fields of which only the yes is wanted. */
function FilterBar({ face, list: { view, filter }, onClear }: PartProps & { onClear?: () => void }) {
  return (
    <ChipBar onClear={onClear}>
      {face.filters?.map((name) => (
        <Switch
          key={name}
          label={face.noun.fields[name]?.label ?? name}
          checked={view.query.get(name) === 'true'}
          onChange={(isOn) => filter({ [name]: isOn ? 'true' : '' })}
        />
      ))}
    </ChipBar>
  );
}

function NounBin({ face, list }: PartProps) {
  const { noun, hooks, path: backTo } = face;
  const { text, offset, count } = list.view;
  const { data, isFetching, error, refetch } = hooks.useBin({ text: text || undefined, offset, count });
  const [restore] = hooks.useRestore();
  return (
    <BinList
      {...{ list, backTo, isFetching, error, answer: data }}
      noun={wordOf(face)}
      plural={noun.plural}
      storageKey={`${face.storageKey}-bin`}
      detailTitle={noun.fields[face.detailBy]?.label ?? face.detailBy}
      consequence="It stands in the list again."
      restore={({ recordId }, { instead }) => restore({ ...keyOf(noun, recordId), name: instead }).unwrap()}
      onRetry={() => void refetch()}
    />
  );
}
