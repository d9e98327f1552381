import { dollarsOf } from '@washcoat/contract-kernel';
import { CardHead, useListView } from '@washcoat/platform-sdk/lists';
import { DateText, FactList, Pill } from '@washcoat/ui';
import { dateColumn, moneyColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import { Fragment } from 'react';
import { centsText } from '../app/cents-text';
import { useCardPaymentsQuery, type CardPayment } from './history.api';
import { HistoryTable } from './history-table';
import { ReceiptButton } from './receipt-button';
import { PAGE_SIZES } from '../app/page-sizes';

const columns: Column<CardPayment>[] = [
  textColumn({ id: 'planName', title: 'Plan', value: (row) => row.planName, minWidth: 160, priority: 1 }),
  moneyColumn({
    id: 'amount',
    title: 'Amount',
    value: (row) => dollarsOf(row.amount),
    bold: true,
    priority: 1,
  }),
  moneyColumn({ id: 'tax', title: 'Sales Tax', value: (row) => dollarsOf(row.tax), priority: 5 }),
  textColumn({ id: 'refunds', title: 'Refunded', value: refundWords, minWidth: 150, priority: 3 }),
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

/** What went back of an amount, with the sales tax in it: $100.00, tax $8.15. */
function givenBack({ amount, tax }: { amount: number; tax: number }): string {
  const sum = centsText(amount);
  return tax === 0 ? sum : `${sum}, tax ${centsText(tax)}`;
}

/** What was given back of a payment altogether; nothing where nothing was. */
function refundWords({ refunds }: CardPayment): string {
  if (!refunds.length) return '';
  const sumOf = (part: 'amount' | 'tax') => refunds.reduce((sum, refund) => sum + refund[part], 0);
  return givenBack({ amount: sumOf('amount'), tax: sumOf('tax') });
}

/** Green when it succeeded, otherwise red in upper case. */
function PaymentStatus({ row: { status } }: { row: CardPayment }) {
  if (status.toLowerCase() === 'success') return <Pill kind="success">Success</Pill>;
  return <Pill kind="danger">{status === 'lost' ? 'DISPUTE LOST' : status.toUpperCase()}</Pill>;
}

/** The card payments. */
export function TransactionHistory() {
  const list = useListView(PAGE_SIZES[0]);
  const query = useCardPaymentsQuery({ count: list.view.count, offset: list.view.offset });
  return (
    <HistoryTable
      label="Transaction history"
      emptyTitle="No payments yet"
      {...{ columns, idOf, cardFor, list, query }}
    />
  );
}

function cardFor(row: CardPayment) {
  return (
    <>
      <CardHead>
        <strong>
          {row.planName} {centsText(row.amount)}
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
        {row.tax > 0 && (
          <>
            <dt>Sales tax</dt>
            <dd>{centsText(row.tax)}</dd>
          </>
        )}
        {row.refunds.map((refund) => (
          <Fragment key={refund.at}>
            <dt>
              Refunded <DateText value={refund.at} format="day" />
            </dt>
            <dd>{givenBack(refund)}</dd>
          </Fragment>
        ))}
      </FactList>
      <ReceiptButton row={row} />
    </>
  );
}
