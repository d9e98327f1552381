import type { Invoice, InvoiceTotals } from '@washcoat/contract-invoicing';
import { ListWorkGrid, listSortsOf, sortListBy, type useListView } from '@washcoat/platform-sdk/lists';
import { EmptyState, Money } from '@washcoat/ui';
import type { Column, Sort } from '@washcoat/ui/data-grid';
import { useMemo } from 'react';
import { InvoiceCard, titleOf } from './invoice-columns';
import { invoiceVariants, type InvoiceVariant } from './invoice-variant';
import type { InvoiceListAnswer } from './invoices.api';

export interface InvoiceTableProps {
  variant: InvoiceVariant;
  columns: readonly Column<Invoice>[];
  list: ReturnType<typeof useListView>;
  answer: InvoiceListAnswer | undefined;
  /** What the whole selection comes to. */
  totals: InvoiceTotals | undefined;
  isFetching: boolean;
  error: string | undefined;
  onRetry: () => void;
  /** Given while a filter is set. */
  onClear?: () => void;
  /** Absent where rows open nothing. */
  onOpen?: (invoice: Invoice) => void;
  /** Absent where nothing can be done with several. */
  chosen?: { ids: ReadonlySet<string>; onChange: (ids: ReadonlySet<string>) => void };
}

/** Under this name the browser remembers the columns of invoices. */
export const tableKey = 'loads.invoices';

const sizes = [10, 20, 30, 40];
const idOf = (row: Invoice) => row.loadId;
const cardOf = (row: Invoice) => <InvoiceCard row={row} />;

export function InvoiceTable(props: InvoiceTableProps) {
  const { variant, columns, list, answer, totals, isFetching, error, onRetry, onClear, onOpen, chosen } =
    props;
  const sorts = useMemo(() => listSortsOf(list.view), [list.view]);
  const foot = useMemo(() => totals && footOf(totals), [totals]);
  return (
    <ListWorkGrid
      label={nameOf(invoiceVariants[variant].label)}
      storageKey={tableKey}
      {...{ columns, answer, isFetching, error, onRetry, sizes, sorts }}
      view={list.view}
      onPage={list.page}
      getRowId={idOf}
      onRowOpen={onOpen}
      onSorts={(next: readonly Sort[]) => sortListBy(list, next)}
      totals={foot}
      selection={chosen && { ...chosen, labelOf: titleOf }}
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
    />
  );
}

/** The sums of the whole selection, below their columns; none for those who see no sums. */
/** What the table is called: `Settled invoices`, `My invoices`, `Sage invoices`. */
const nameOf = (label: string) => `${label.replace(/ invoices?$/i, '')} invoices`;

function footOf({ invoices, grandtotal, amountPaid, balance }: InvoiceTotals) {
  if (grandtotal === undefined || invoices === 0) return undefined;
  return {
    invoiceNo: invoices === 1 ? '1 invoice' : `${invoices} invoices`,
    grandtotal: <Money value={grandtotal} />,
    amountPaid: <Money value={amountPaid} muted />,
    balance: <Money value={balance} bold />,
  };
}
