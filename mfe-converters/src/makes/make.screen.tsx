import { make as noun, makeAdd, type Make } from '@washcoat/contract-converters';
import { problemAfter, problemText, useAllowed, usePageHeading } from '@washcoat/platform-sdk';
import { DeleteRecord, listBehind, ListGrid, PageActions, useListView } from '@washcoat/platform-sdk/lists';
import { EmptyState, Page } from '@washcoat/ui';
import { BookOpen } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { makeActions } from './make-actions';
import { AddMake, EditMake, MakePage } from './make-page';
import { MakeCard, makeColumns } from './make.columns';
import { useDeleteMakeMutation, useMakeTipsQuery } from './makes.api';

const PATH = '/converters/make-model';
const LOAD_FAILED = 'Manufacturer tips did not load. The rest of Washcoat works.';
const idOf = ({ makeId }: Make) => makeId;

/** Manufacturer Tips: the list, or in its stead the make or the form that the address asks for. */
export default function MakeScreen() {
  const list = useListView();
  const mayEdit = useAllowed(makeAdd.access);
  const { query } = list.view;
  const backTo = listBehind(PATH, list.view);
  const toList = () => list.change({ add: '', edit: '', view: '' });
  const edited = query.get('edit');
  const viewed = query.get('view');
  if (mayEdit && query.has('add')) return <AddMake backTo={backTo} onDone={toList} />;
  if (mayEdit && edited) return <EditMake key={edited} makeId={edited} backTo={backTo} onDone={toList} />;
  if (viewed)
    return (
      <MakePage makeId={viewed} backTo={backTo} onEdit={() => list.change({ view: '', edit: viewed })} />
    );
  return <MakeList list={list} />;
}

/** Makes with their search and pages; those who may add, edit and delete them. */
function MakeList({ list }: { list: ReturnType<typeof useListView> }) {
  const { view, change, filter, page } = list;
  const mayEdit = useAllowed(makeAdd.access);
  const [deleting, setDeleting] = useState<Make | null>(null);
  const [remove] = useDeleteMakeMutation();
  const { data, currentData, isFetching, error, refetch } = useMakeTipsQuery({
    text: view.text || undefined,
    offset: view.offset,
    count: view.count,
  });
  const answer = currentData ?? (error ? undefined : data);
  const actions = useMemo(
    () =>
      makeActions({
        onAdd: () => change({ add: '1' }),
        onEdit: ({ makeId }) => change({ edit: makeId }),
        onDelete: setDeleting,
      }),
    [change],
  );
  const columns = useMemo(() => makeColumns(mayEdit ? actions : undefined), [mayEdit, actions]);
  const cardFor = useCallback((make: Make) => <MakeCard make={make} actions={actions} />, [actions]);
  usePageHeading({
    heading: 'Manufacturer Tips',
    search: { placeholder: 'Search Makes', value: view.text, onChange: (text) => filter({ text }) },
    actions: <PageActions actions={actions} />,
  });
  return (
    <Page>
      <ListGrid
        label="Makes"
        storageKey="converters.makes"
        columns={columns}
        view={view}
        answer={answer}
        isFetching={isFetching}
        onPage={page}
        getRowId={idOf}
        error={error ? problemText(error, LOAD_FAILED) : undefined}
        onRetry={() => void refetch()}
        onRowOpen={({ makeId }) => change({ view: makeId })}
        cardFor={cardFor}
        empty={
          <EmptyState
            icon={<BookOpen size={20} />}
            title="No makes available"
            hint={
              view.text === ''
                ? 'Tips for telling the converters of a make stand here.'
                : 'Try another make or model.'
            }
            onClearFilters={view.text === '' ? undefined : () => filter({ text: '' })}
          />
        }
      />
      {deleting && (
        <DeleteRecord
          type={noun.name}
          name={deleting.make}
          consequence="Its tips go with it. Converters keep the name of the make."
          remove={() => remove({ makeId: deleting.makeId }).unwrap()}
          failed="Something went wrong"
          describe={problemAfter}
          onDone={() => setDeleting(null)}
        />
      )}
    </Page>
  );
}
