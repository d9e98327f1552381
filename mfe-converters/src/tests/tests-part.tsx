import { useCallback, useMemo, useState } from 'react';
import { testAdd } from '@washcoat/contract-converters';
import type { ConverterTest } from '@washcoat/contract-converters';
import { problemText, useAllowed, useQueryChange, useSession } from '@washcoat/platform-sdk';
import { breakpoints, Button, Card, EmptyState, Pill, Stack, useIsNarrow } from '@washcoat/ui';
import { DataGrid } from '@washcoat/ui/data-grid';
import { DeleteRecord } from '@washcoat/platform-sdk/lists';
import { FlaskConical, Plus, TriangleAlert } from 'lucide-react';
import { testName } from './test-name';
import { TestSpreadTable } from './test-spread-table';
import { TestCard, testColumns } from './test.columns';
import { AddTest, EditTest } from './test.form';
import { useDeleteTestMutation, useTestsQuery } from './tests.api';

const STEP = 100;
const NEW = 'new';
const LOAD_FAILED = 'The tests did not load. The rest of this page works.';
const idOf = ({ testId }: ConverterTest) => testId;
const counted = (tests: number) => (tests === 1 ? '1 test' : `${tests} tests`);

/** The tests of a converter: how many, how far apart, each of them; those who may add, edit and delete them. */
export default function TestsPart({ productId }: { productId: string }) {
  const { search, change } = useQueryChange();
  const { canAccessAssay } = useSession();
  const mayEdit = useAllowed(testAdd.access);
  const isTouch = useIsNarrow(breakpoints.drawer);
  const [count, setCount] = useState(STEP);
  const [deleting, setDeleting] = useState<ConverterTest | null>(null);
  const [remove] = useDeleteTestMutation();
  const { data, isFetching, error, refetch } = useTestsQuery({ productId, count });
  const onEdit = useCallback(({ testId }: ConverterTest) => change({ test: testId }), [change]);
  const on = useMemo(() => (mayEdit ? { onEdit, onDelete: setDeleting } : undefined), [mayEdit, onEdit]);
  const columns = useMemo(() => testColumns(canAccessAssay, on), [canAccessAssay, on]);
  const cardFor = useCallback((test: ConverterTest) => <TestCard test={test} on={on} />, [on]);
  const asked = new URLSearchParams(search).get('test');
  const edited = data?.list.find(({ testId }) => testId === asked);
  const close = () => change({ test: '' });
  return (
    <Stack $gap={3}>
      <Card
        title="Tests"
        note={data && counted(data.testCount)}
        flush
        action={
          <>
            {data?.testCount === 1 && (
              <Pill kind="warning" icon={<TriangleAlert size={12} aria-hidden />}>
                Rests on a single test
              </Pill>
            )}
            {mayEdit && (
              <Button
                size={isTouch ? 44 : 28}
                icon={<Plus size={14} />}
                onClick={() => change({ test: NEW })}
              >
                Add test
              </Button>
            )}
          </>
        }
      >
        {data?.spread && data.testCount > 1 && <TestSpreadTable spread={data.spread} />}
      </Card>
      <DataGrid
        label="Tests"
        storageKey="converters.tests"
        columns={columns}
        rows={data?.list ?? []}
        getRowId={idOf}
        isLoading={!data && !error}
        isUpdating={Boolean(data) && isFetching}
        error={error ? problemText(error, LOAD_FAILED) : undefined}
        onRetry={() => void refetch()}
        cardFor={cardFor}
        empty={
          <EmptyState
            icon={<FlaskConical size={20} />}
            title="No tests yet"
            hint="Analyses of this converter stand here, with how far they are apart."
          />
        }
        footer={
          data?.areMoreItemsAvailable && (
            <Button kind="quiet" busy={isFetching} busyLabel="Loading" onClick={() => setCount(count + STEP)}>
              Show older tests
            </Button>
          )
        }
      />
      {mayEdit && asked === NEW && <AddTest productId={productId} onDone={close} />}
      {mayEdit && edited && <EditTest key={edited.testId} test={edited} onDone={close} />}
      {deleting && (
        <DeleteRecord
          type="test"
          name={testName(deleting)}
          consequence="It no longer counts in how far the tests are apart."
          remove={() => remove({ testId: deleting.testId }).unwrap()}
          failed="Something went wrong"
          onDone={() => setDeleting(null)}
        />
      )}
    </Stack>
  );
}
