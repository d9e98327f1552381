import type { ReactNode } from 'react';
import { problemText } from '@washcoat/platform-sdk';
import { EmptyState, Pager } from '@washcoat/ui';
import { DataGrid, type Column } from '@washcoat/ui/data-grid';
import type { HistoryPage } from './use-history-page';

export interface HistoryTableProps<Row> {
  label: string;
  emptyTitle: string;
  /** What to do so that something is listed. */
  emptyHint?: string;
  columns: readonly Column<Row>[];
  idOf: (row: Row) => string;
  cardFor: (row: Row) => ReactNode;
  page: HistoryPage;
  onPage: (page: HistoryPage) => void;
  query: {
    data?: { list: Row[]; areMoreItemsAvailable: boolean };
    isFetching: boolean;
    error?: unknown;
    refetch: () => unknown;
  };
}

/** A paged table of what was bought, paid or used. */
export function HistoryTable<Row>(props: HistoryTableProps<Row>) {
  const { label, emptyTitle, emptyHint = 'What you buy is listed here.' } = props;
  const { columns, idOf, cardFor, page, onPage, query } = props;
  const { data, isFetching, error, refetch } = query;
  const rows = data?.list ?? [];
  return (
    <DataGrid
      label={label}
      columns={columns}
      rows={rows}
      getRowId={idOf}
      isLoading={!data && isFetching}
      isUpdating={Boolean(data) && isFetching}
      error={error ? problemText(error, `${label} did not load.`) : undefined}
      onRetry={() => void refetch()}
      empty={<EmptyState title={emptyTitle} hint={emptyHint} />}
      cardFor={cardFor}
      footer={
        <Pager
          offset={page.offset}
          limit={page.count}
          count={rows.length}
          areMoreItemsAvailable={data?.areMoreItemsAvailable ?? false}
          onOffsetChange={(offset) => onPage({ ...page, offset })}
          sizes={[25, 50, 100]}
          onLimitChange={(count) => onPage({ offset: 0, count })}
        />
      }
    />
  );
}
