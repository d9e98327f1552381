import type { InvoiceDetail } from '@washcoat/contract-invoicing';
import { Card, formatDate, formatMoney, Meter } from '@washcoat/ui';
import styled from 'styled-components';
import { InvoiceStatus } from './invoice-status';

const Balance = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${({ theme }) => theme.space(2)};
  margin-bottom: ${({ theme }) => theme.space(3)};
  color: ${({ theme }) => theme.color.text2};

  & > strong {
    ${({ theme }) => theme.text.t32}
    ${({ theme }) => theme.font.tabular}
    color: ${({ theme }) => theme.color.text};
  }
`;

const Advice = styled.p`
  margin-bottom: ${({ theme }) => theme.space(3)};
  color: ${({ theme }) => theme.color.text2};
`;

const Ends = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
  margin-top: ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text2};

  & b {
    font-weight: 500;
    color: ${({ theme }) => theme.color.text};
    ${({ theme }) => theme.font.tabular}
  }
`;

export interface PaymentStatusProps {
  invoice: InvoiceDetail;
  /** Shows the status too, where the top bar has no room for it. */
  hasPill: boolean;
}

/** What is open of the grand total, or was paid beyond it: balance large, paid as a bar. */
export function PaymentStatus({ invoice, hasPill }: PaymentStatusProps) {
  const { balance, creditOwed, amountPaid = 0, grandtotal = 0 } = invoice;
  const isOverpaid = Boolean(creditOwed);
  return (
    <Card
      title="Payment status"
      note={sinceText(invoice)}
      action={hasPill ? <InvoiceStatus status={invoice.status} /> : undefined}
    >
      <Balance>
        <strong>{formatMoney(isOverpaid ? creditOwed : balance)}</strong>
        {isOverpaid ? 'credit owed' : 'balance'}
      </Balance>
      {isOverpaid && (
        <Advice>
          {invoice.companyName} was paid more than the changed order comes to, and owes the difference. Delete
          a payment that was taken back, or take the credit off the next order.
        </Advice>
      )}
      <Meter label="Paid" percent={paidPercent(amountPaid, grandtotal)} />
      <Ends>
        <span>
          Paid <b>{formatMoney(amountPaid)}</b>
        </span>
        <span>
          Grand total <b>{formatMoney(grandtotal)}</b>
        </span>
      </Ends>
    </Card>
  );
}

/** Of an order that comes to nothing, anything paid is all. */
function paidPercent(amountPaid: number, grandtotal: number): number {
  if (grandtotal > 0) return Math.min(100, (amountPaid / grandtotal) * 100);
  return amountPaid > 0 ? 100 : 0;
}

function sinceText(invoice: InvoiceDetail): string | undefined {
  if (invoice.creditOwed) return undefined;
  if (invoice.invoiceSettledDate) return `Settled ${formatDate(invoice.invoiceSettledDate, 'short')}`;
  const since = invoice.payForwardDate ?? invoice.buyerFinalisedDate;
  return since ? `Due since ${formatDate(since, 'short')}` : undefined;
}
