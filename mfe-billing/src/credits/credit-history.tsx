import type { creditHistoryRow } from '@washcoat/contract-billing';
import { problemText } from '@washcoat/platform-sdk';
import { Code, EmptyState, FactList, formatDate, formatSigned, Pager } from '@washcoat/ui';
import { DataGrid, dateColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import type { z } from 'zod';
import { useHistoryPage } from '../history/use-history-page';
import { balanceWords } from './credit-words';
import { useCreditsHistoryQuery } from './credits.api';

type Row = z.infer<typeof creditHistoryRow>;

const potNames: Record<Row['pot'], string> = { free: 'Free', earned: 'Earned', purchased: 'Purchased' };
const columns: Column<Row>[] = [
  dateColumn({
    id: 'date',
    title: 'Date',
    value: (row) => row.date,
    format: 'history',
    minWidth: 160,
    priority: 1,
  }),
  textColumn({
    id: 'reason',
    title: 'What happened',
    value: (row) => row.reason,
    minWidth: 180,
    priority: 2,
  }),
  textColumn({ id: 'oem', title: 'OEM', value: (row) => row.oem, priority: 3 }),
  textColumn({ id: 'pot', title: 'Credit', value: (row) => potNames[row.pot], priority: 4 }),
  textColumn({ id: 'change', title: 'Change', value: (row) => formatSigned(row.change, 0), priority: 1 }),
  {
    id: 'balance',
    title: 'Balance',
    align: 'right',
    skeleton: 'number',
    minWidth: 96,
    priority: 1,
    render: (row) => <strong>{balanceWords(row.balance)}</strong>,
  },
];
const idOf = (row: Row) => `${row.date} ${row.pot} ${row.balance} ${row.change} ${row.oem ?? ''}`;

/** Every movement of the credits, newest first. */
export function CreditHistory() {
  const [page, setPage] = useHistoryPage();
  const { data, isFetching, error, refetch } = useCreditsHistoryQuery(page);
  const rows = data?.list ?? [];
  return (
    <DataGrid
      label="Credit history"
      columns={columns}
      rows={rows}
      getRowId={idOf}
      isLoading={!data && isFetching}
      isUpdating={Boolean(data) && isFetching}
      error={error ? problemText(error, 'The credit history did not load.') : undefined}
      onRetry={() => void refetch()}
      empty={
        <EmptyState title="No lookups yet" hint="Open a converter to see its price; it costs one credit." />
      }
      cardFor={cardOf}
      footer={
        <Pager
          offset={page.offset}
          limit={page.count}
          count={rows.length}
          areMoreItemsAvailable={data?.areMoreItemsAvailable ?? false}
          onOffsetChange={(offset) => setPage({ ...page, offset })}
          sizes={[25, 50, 100]}
          onLimitChange={(count) => setPage({ offset: 0, count })}
        />
      }
    />
  );
}

function cardOf(row: Row) {
  return (
    <>
      <strong>
        {row.oem ? <Code>{row.oem}</Code> : row.reason} {formatSigned(row.change, 0)}
      </strong>
      <FactList>
        <dt>Date</dt>
        <dd>{formatDate(row.date, 'history')}</dd>
        <dt>Credit</dt>
        <dd>{potNames[row.pot]}</dd>
        <dt>Balance</dt>
        <dd>{balanceWords(row.balance)}</dd>
      </FactList>
    </>
  );
}
