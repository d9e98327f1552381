import { CardHead } from '@washcoat/platform-sdk/lists';
import { DateText, FactList, formatMoney, Pill } from '@washcoat/ui';
import { dateColumn, moneyColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import { useCardPaymentsQuery, type CardPayment } from './history.api';
import { HistoryTable } from './history-table';
import { ReceiptButton } from './receipt-button';
import { useHistoryPage } from './use-history-page';

const dollars = (cents: number) => cents / 100;
const columns: Column<CardPayment>[] = [
  textColumn({ id: 'planName', title: 'Plan', value: (row) => row.planName, minWidth: 160, priority: 1 }),
  moneyColumn({
    id: 'amount',
    title: 'Amount',
    value: (row) => dollars(row.amount),
    bold: true,
    priority: 1,
  }),
  textColumn({ id: 'card', title: 'Card', value: cardWords, minWidth: 140, priority: 3 }),
  textColumn({ id: 'expiry', title: 'Expiry', value: (row) => row.expiry, priority: 4 }),
  dateColumn({
    id: 'created',
    title: 'Date',
    value: (row) => row.created,
    format: 'moment',
    minWidth: 160,
    priority: 2,
  }),
  {
    id: 'status',
    title: 'Status',
    skeleton: 'pill',
    minWidth: 112,
    priority: 1,
    render: (row) => <PaymentStatus row={row} />,
  },
  {
    id: 'receipt',
    title: 'Receipt',
    skeleton: 'text',
    minWidth: 96,
    priority: 1,
    render: (row) => <ReceiptButton row={row} />,
  },
];
const idOf = (row: CardPayment) => row.transactionId;

function cardWords({ brand, card }: CardPayment): string {
  return card ? `${brand} •••• ${card}` : 'No card';
}

/** Green when it succeeded, otherwise red in upper case. */
function PaymentStatus({ row }: { row: CardPayment }) {
  const isSuccess = row.status.toLowerCase() === 'success';
  return (
    <Pill kind={isSuccess ? 'success' : 'danger'}>{isSuccess ? 'Success' : row.status.toUpperCase()}</Pill>
  );
}

/** The card payments. */
export function TransactionHistory() {
  const [page, setPage] = useHistoryPage();
  const query = useCardPaymentsQuery(page);
  return (
    <HistoryTable
      label="Transaction history"
      emptyTitle="No payments yet"
      {...{ columns, idOf, cardFor, page, query }}
      onPage={setPage}
    />
  );
}

function cardFor(row: CardPayment) {
  return (
    <>
      <CardHead>
        <strong>
          {row.planName} {formatMoney(dollars(row.amount))}
        </strong>
        <PaymentStatus row={row} />
      </CardHead>
      <FactList>
        <dt>Card</dt>
        <dd>{cardWords(row)}</dd>
        <dt>Date</dt>
        <dd>
          <DateText value={row.created} format="moment" />
        </dd>
      </FactList>
      <ReceiptButton row={row} />
    </>
  );
}
