import { useListView } from '@washcoat/platform-sdk/lists';
import type { creditHistoryRow } from '@washcoat/contract-billing';
import { Code, DateText, FactList, Figure, formatSigned } from '@washcoat/ui';
import { dateColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import type { z } from 'zod';
import { HistoryTable } from '../history/history-table';
import { PAGE_SIZES } from '../app/page-sizes';
import { balanceWords } from './credit-words';
import { useCreditsHistoryQuery } from './credits.api';

type Row = z.infer<typeof creditHistoryRow>;

const potNames: Record<Row['pot'], string> = { free: 'Free', earned: 'Earned', purchased: 'Purchased' };
const columns: Column<Row>[] = [
  dateColumn({
    id: 'date',
    title: 'Date',
    value: (row) => row.date,
    format: 'moment',
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
  {
    id: 'change',
    title: 'Change',
    align: 'right',
    skeleton: 'number',
    minWidth: 96,
    priority: 1,
    render: (row) => <Figure>{formatSigned(row.change, 0)}</Figure>,
  },
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
  const list = useListView(PAGE_SIZES[0]);
  const query = useCreditsHistoryQuery({ count: list.view.count, offset: list.view.offset });
  return (
    <HistoryTable
      label="Credit history"
      emptyTitle="No lookups yet"
      emptyHint="Open a converter to see its price; it costs one credit."
      {...{ columns, idOf, cardFor, list, query }}
    />
  );
}

function cardFor(row: Row) {
  return (
    <>
      <strong>
        {row.oem ? <Code>{row.oem}</Code> : row.reason} {formatSigned(row.change, 0)}
      </strong>
      <FactList>
        <dt>Date</dt>
        <dd>
          <DateText value={row.date} format="moment" />
        </dd>
        <dt>Credit</dt>
        <dd>{potNames[row.pot]}</dd>
        <dt>Balance</dt>
        <dd>{balanceWords(row.balance)}</dd>
      </FactList>
    </>
  );
}
