import { useMemo } from 'react';
import type { BulkUpload } from '@washcoat/contract-converters';
import { problemText } from '@washcoat/platform-sdk';
import { breakpoints, EmptyState, Pager, Tabs, useIsNarrow } from '@washcoat/ui';
import { WorkGrid } from '@washcoat/ui/work-grid';
import { type useListView } from '@washcoat/platform-sdk/lists';
import { RowCard, rowColumns, shownRows } from './row-columns';
import type { RowKind, ShownRow } from './row-columns';
import { useUploadQuery } from './uploads.api';

const PANEL = 'upload-rows';
/** Lines of the file on a page; only those in view are drawn, so that a page may have a thousand. */
const SIZES = [50, 200, 1000];
const [PAGE_SIZE = 50] = SIZES;
/** Cards are all drawn. */
const CARD_SIZES = [PAGE_SIZE];
const none: readonly ShownRow[] = [];
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
  const sizes = useIsNarrow(breakpoints.phone) ? CARD_SIZES : SIZES;
  const count = sizes.find((size) => String(size) === view.query.get('lines')) ?? PAGE_SIZE;
  const { data, currentData, isFetching, error, refetch } = useUploadQuery(
    { uploadId, kind, offset, count },
    { refetchOnMountOrArgChange: true },
  );
  const answer = currentData ?? data;
  const rows = useMemo(() => (currentData ? shownRows(currentData.list, kind) : none), [currentData, kind]);
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
        <WorkGrid
          key={kind}
          storageKey={`converters.uploadRows.${kind}`}
          label={tab?.label ?? 'Rows'}
          columns={rowColumns[kind]}
          rows={rows}
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
              limit={count}
              count={answer?.list.length ?? 0}
              areMoreItemsAvailable={answer?.areMoreItemsAvailable ?? false}
              onOffsetChange={(next) => change({ from: next === 0 ? '' : String(next) })}
              sizes={sizes}
              onLimitChange={(lines) => change({ lines: String(lines), from: '' })}
            />
          }
        />
      </div>
    </>
  );
}
