import { useCallback, useMemo, useState } from 'react';
import { makeAdd } from '@washcoat/contract-converters';
import type { Make } from '@washcoat/contract-converters';
import { problemText, useAllowed, usePageHeading } from '@washcoat/platform-sdk';
import { EmptyState, Page } from '@washcoat/ui';
import { ListGrid, PageActions, type useListView } from '@washcoat/platform-sdk/lists';
import { BookOpen } from 'lucide-react';
import { DeleteMake } from './delete-make';
import { makeActions } from './make-actions';
import { MakeCard } from './make-card';
import { makeColumns } from './make-columns';
import { useMakeTipsQuery } from './makes.api';

const LOAD_FAILED = 'Manufacturer tips did not load. The rest of Washcoat works.';
const idOf = ({ makeId }: Make) => makeId;

/** Makes with their search and pages; those who may add, edit and delete them. */
export function MakeList({ list }: { list: ReturnType<typeof useListView> }) {
  const { view, change, filter, page } = list;
  const mayChange = useAllowed(makeAdd.access);
  const [deleting, setDeleting] = useState<Make | null>(null);
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
  const columns = useMemo(() => makeColumns(mayChange ? actions : undefined), [mayChange, actions]);
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
      {deleting && <DeleteMake make={deleting} onDone={() => setDeleting(null)} />}
    </Page>
  );
}
