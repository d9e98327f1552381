import type { BulkUpload } from '@washcoat/contract-converters';
import { problemText } from '@washcoat/platform-sdk';
import { EmptyState, Pager, Tabs } from '@washcoat/ui';
import { DataGrid } from '@washcoat/ui/data-grid';
import { type useListView } from '@washcoat/platform-sdk/lists';
import { RowCard, rowColumns, shownRows } from './row-columns';
import type { RowKind, ShownRow } from './row-columns';
import { useUploadQuery } from './uploads.api';

const PANEL = 'upload-rows';
const PAGE_SIZE = 50;
const LOAD_FAILED = 'The rows did not load. The rest of Washcoat works.';
const keyOf = ({ key }: ShownRow) => key;
const cardOf = (row: ShownRow) => <RowCard row={row} />;

interface RowTab {
  id: RowKind;
  label: string;
  count: number;
}

const tabsOf = ({ changeCount, addCount, badCount }: BulkUpload): RowTab[] => [
  { id: 'change', label: 'Changes', count: changeCount },
  { id: 'add', label: 'New converters', count: addCount },
  { id: 'bad', label: 'Bad rows', count: badCount },
];

export interface UploadRowsProps {
  upload: BulkUpload;
  list: ReturnType<typeof useListView>;
}

/** The rows of an upload by what they do; the first kind that has any stands open. */
export function UploadRows({ upload, list: { view, change } }: UploadRowsProps) {
  const { uploadId } = upload;
  const tabs = tabsOf(upload);
  const asked = view.query.get('rows');
  const tab = tabs.find(({ id }) => id === asked) ?? tabs.find(({ count }) => count > 0);
  const kind = tab?.id ?? 'change';
  const offset = Number(/^\d{1,9}$/.exec(view.query.get('from') ?? '')?.[0] ?? 0);
  const { data, currentData, isFetching, error, refetch } = useUploadQuery(
    { uploadId, kind, offset, count: PAGE_SIZE },
    { refetchOnMountOrArgChange: true },
  );
  const answer = currentData ?? data;
  return (
    <>
      <Tabs
        label="Rows"
        tabs={tabs}
        current={kind}
        panelId={PANEL}
        onChange={(rows) => change({ rows, from: '' })}
      />
      <div id={PANEL} role="tabpanel">
        <DataGrid
          key={kind}
          label={tab?.label ?? 'Rows'}
          columns={rowColumns[kind]}
          rows={currentData ? shownRows(currentData.list, kind) : []}
          getRowId={keyOf}
          isLoading={!currentData && !error}
          isUpdating={Boolean(currentData) && isFetching}
          error={error ? problemText(error, LOAD_FAILED) : undefined}
          onRetry={() => void refetch()}
          cardFor={cardOf}
          empty={<EmptyState title="No rows of this kind" />}
          footer={
            <Pager
              offset={offset}
              limit={PAGE_SIZE}
              count={answer?.list.length ?? 0}
              areMoreItemsAvailable={answer?.areMoreItemsAvailable ?? false}
              onOffsetChange={(next) => change({ from: next === 0 ? '' : String(next) })}
            />
          }
        />
      </div>
    </>
  );
}
