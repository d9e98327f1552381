import type { ReactNode } from 'react';
import { problemText } from '@washcoat/platform-sdk';
import { ListGrid, type useListView } from '@washcoat/platform-sdk/lists';
import { EmptyState } from '@washcoat/ui';
import type { Column } from '@washcoat/ui/data-grid';
import { PAGE_SIZES } from '../app/page-sizes';

interface Listed<Row> {
  list: Row[];
  areMoreItemsAvailable: boolean;
}

export interface HistoryTableProps<Row> {
  label: string;
  emptyTitle: string;
  /** What to do so that something is listed. */
  emptyHint?: string;
  columns: readonly Column<Row>[];
  idOf: (row: Row) => string;
  cardFor: (row: Row) => ReactNode;
  list: ReturnType<typeof useListView>;
  query: {
    data?: Listed<Row>;
    currentData?: Listed<Row>;
    isFetching: boolean;
    error?: unknown;
    refetch: () => unknown;
  };
}

/** A paged table of what was bought, paid or used. */
export function HistoryTable<Row>(props: HistoryTableProps<Row>) {
  const { label, emptyTitle, emptyHint = 'What you buy is listed here.' } = props;
  const { columns, idOf, cardFor, list, query } = props;
  const { data, currentData, isFetching, error, refetch } = query;
  return (
    <ListGrid
      label={label}
      columns={columns}
      view={list.view}
      sizes={PAGE_SIZES}
      answer={currentData ?? (error ? undefined : data)}
      isFetching={isFetching}
      onPage={list.page}
      getRowId={idOf}
      error={error ? problemText(error, `${label} did not load.`) : undefined}
      onRetry={() => void refetch()}
      empty={<EmptyState title={emptyTitle} hint={emptyHint} />}
      cardFor={cardFor}
    />
  );
}
