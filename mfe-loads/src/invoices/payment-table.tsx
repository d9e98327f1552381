import type { Payment } from '@washcoat/contract-invoicing';
import { problemText } from '@washcoat/platform-sdk';
import { Button, Card, DateText, FailedPart, IconButton, Money, Skeleton } from '@washcoat/ui';
import { CalendarDays, Trash2 } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { askedList } from '../live/live-query';
import { DatePaymentDialog } from './date-payment.dialog';
import { DeletePayment, paymentName } from './delete-payment';
import { usePaymentsQuery } from './payments.api';

/** How many an invoice asks for at once. */
const COUNT = 500;
const LOAD_FAILED = 'Unable Payment Modes.';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  & th,
  & td {
    padding: ${({ theme }) => `${theme.space(1.5)} ${theme.space(2)}`};
    text-align: left;
    overflow-wrap: anywhere;
  }
  & :is(th, td):first-child {
    padding-left: ${({ theme }) => theme.space(4)};
    white-space: nowrap;
  }
  & :is(th, td):last-child {
    padding-right: ${({ theme }) => theme.space(3)};
  }
  & [data-number] {
    text-align: right;
    white-space: nowrap;
  }
  & thead tr > * {
    overflow-wrap: normal;
    background: ${({ theme }) => theme.color.sunken};
    ${({ theme }) => theme.text.t12}
    font-weight: 500;
    color: ${({ theme }) => theme.color.text2};
  }
  & :is(tbody, tfoot) th {
    font-weight: 600;
  }
  & tfoot tr > * {
    border-top: 1px solid ${({ theme }) => theme.color.border};
  }
  & tbody time {
    ${({ theme }) => theme.text.t12}
    white-space: nowrap;
  }
  & tbody tr + tr > * {
    border-top: 1px solid ${({ theme }) => theme.color.border};
  }
`;

/** One above the other where each is as wide as a thumb. */
const Changes = styled.span<{ $isTouch: boolean }>`
  display: inline-flex;
  flex-direction: ${({ $isTouch }) => ($isTouch ? 'column' : 'row')};
`;

const Note = styled.p`
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  color: ${({ theme }) => theme.color.text3};
`;

export interface PaymentTableProps {
  loadId: string;
  /** What was paid beyond the grand total. */
  credit?: number;
  /** Whether payments can be dated anew and taken back here. */
  canChange: boolean;
  isTouch: boolean;
  /** How many are shown at once; the others are shown by as many more. */
  pageSize?: number;
}

/** The payments of an invoice, oldest first. */
export function PaymentTable({ loadId, credit, canChange, isTouch, pageSize = COUNT }: PaymentTableProps) {
  const [count, setCount] = useState(pageSize);
  const { data, error, refetch } = usePaymentsQuery(
    { loadId, count },
    { ...askedList, refetchOnMountOrArgChange: true },
  );
  const [leaving, setLeaving] = useState<Payment | null>(null);
  const [dated, setDated] = useState<Payment | null>(null);
  if (!data && error)
    return <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={() => void refetch()} />;
  const areAmountsShown = data?.amountReceived !== undefined;
  return (
    <Card
      title="Payments"
      note={data?.areMoreItemsAvailable ? `first ${data.list.length}` : data?.list.length}
      flush
    >
      {!data && (
        <Note>
          <Skeleton $width="60%" />
        </Note>
      )}
      {data?.list.length === 0 && <Note>Nothing was paid yet.</Note>}
      {data && data.list.length > 0 && (
        <Table aria-label="Payments">
          <thead>
            <tr>
              <th scope="col">Method</th>
              <th scope="col">Reference</th>
              {areAmountsShown && (
                <th scope="col" data-number>
                  Amount
                </th>
              )}
              <th scope="col">Date</th>
              {canChange && <td />}
            </tr>
          </thead>
          <tbody>
            {data.list.map((payment) => (
              <tr key={payment.paymentId}>
                <th scope="row">{payment.paymentMethod}</th>
                <td>{payment.referenceNumber ?? 'None'}</td>
                {areAmountsShown && (
                  <td data-number>
                    <Money value={payment.amount} />
                  </td>
                )}
                <td>
                  <DateText value={payment.createdDate} format="short" muted />
                </td>
                {canChange && (
                  <td data-number>
                    <Changes $isTouch={isTouch}>
                      <IconButton
                        size={isTouch ? 44 : 28}
                        label={`Change the date of payment ${paymentName(payment)}`}
                        onClick={() => setDated(payment)}
                      >
                        <CalendarDays size={16} />
                      </IconButton>
                      <IconButton
                        size={isTouch ? 44 : 28}
                        label={`Delete payment ${paymentName(payment)}`}
                        onClick={() => setLeaving(payment)}
                      >
                        <Trash2 size={16} />
                      </IconButton>
                    </Changes>
                  </td>
                )}
              </tr>
            ))}
          </tbody>
          {Boolean(credit) && (
            <tfoot>
              <tr>
                <th scope="row" colSpan={2}>
                  Credit owed by the seller
                </th>
                <td data-number>
                  <Money value={credit} bold />
                </td>
                <td colSpan={canChange ? 2 : 1} />
              </tr>
            </tfoot>
          )}
        </Table>
      )}
      {data?.areMoreItemsAvailable && (
        <Note>
          <Button onClick={() => setCount(count + pageSize)}>Show more</Button>
        </Note>
      )}
      {dated && <DatePaymentDialog payment={dated} onDone={() => setDated(null)} />}
      {leaving && <DeletePayment payment={leaving} onDone={() => setLeaving(null)} />}
    </Card>
  );
}
