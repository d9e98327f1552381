import type { Invoice } from '@washcoat/contract-invoicing';
import { useSession } from '@washcoat/platform-sdk';
import { EmptyState, Pager } from '@washcoat/ui';
import { DataGrid, type Sort } from '@washcoat/ui/data-grid';
import { useMemo } from 'react';
import { InvoiceCard, invoiceColumns } from './invoice-columns';
import type { InvoiceListView } from './invoice-list-view';
import { invoiceVariants, type InvoiceVariant } from './invoice-variant';
import type { InvoiceListAnswer } from './invoices.api';

export interface InvoiceTableProps {
  variant: InvoiceVariant;
  view: InvoiceListView;
  answer: InvoiceListAnswer | undefined;
  isFetching: boolean;
  error: string | undefined;
  onRetry: () => void;
  onSort: (sort: Sort) => void;
  onPage: (offset: number, count: number) => void;
  /** Given while a filter is set. */
  onClear?: () => void;
  /** Absent where rows open nothing. */
  onOpen?: (invoice: Invoice) => void;
}

/** Under this name the browser remembers the columns of invoices. */
export const tableKey = 'loads.invoices';

const idOf = (row: Invoice) => row.loadId;
const cardOf = (row: Invoice) => <InvoiceCard row={row} />;

export function InvoiceTable(props: InvoiceTableProps) {
  const { variant, view, answer, isFetching, error, onRetry, onSort, onPage, onClear, onOpen } = props;
  const { sort, offset, count } = view;
  const rows = answer?.list ?? [];
  const { canSeeSubtotal } = useSession();
  const columns = useMemo(
    () => invoiceColumns(variant === 'pending', canSeeSubtotal),
    [variant, canSeeSubtotal],
  );
  return (
    <DataGrid
      label={`${invoiceVariants[variant].label} invoices`}
      storageKey={tableKey}
      columns={columns}
      rows={rows}
      getRowId={idOf}
      isLoading={!answer && isFetching}
      isUpdating={Boolean(answer) && isFetching}
      error={error}
      onRetry={onRetry}
      onRowOpen={onOpen}
      sort={sort}
      onSort={onSort}
      cardFor={cardOf}
      empty={
        <EmptyState
          title="No invoices here"
          hint={
            onClear
              ? 'Choose other dates or fewer filters.'
              : 'An order is here as soon as it is finished or completed.'
          }
          onClearFilters={onClear}
        />
      }
      footer={
        <Pager
          offset={offset}
          limit={count}
          count={rows.length}
          areMoreItemsAvailable={answer?.areMoreItemsAvailable ?? false}
          onOffsetChange={(next) => onPage(next, count)}
          sizes={[10, 20, 30, 40]}
          onLimitChange={(next) => onPage(0, next)}
        />
      }
    />
  );
}
