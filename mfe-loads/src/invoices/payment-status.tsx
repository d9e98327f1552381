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

/** What is open of the grand total: balance large, paid as a bar. */
export function PaymentStatus({ invoice, hasPill }: PaymentStatusProps) {
  const { balance, amountPaid = 0, grandtotal = 0 } = invoice;
  return (
    <Card
      title="Payment status"
      note={sinceText(invoice)}
      action={hasPill ? <InvoiceStatus status={invoice.status} /> : undefined}
    >
      <Balance>
        <strong>{formatMoney(balance)}</strong> balance
      </Balance>
      <Meter label="Paid" percent={grandtotal > 0 ? (amountPaid / grandtotal) * 100 : 0} />
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

function sinceText(invoice: InvoiceDetail): string | undefined {
  if (invoice.invoiceSettledDate) return `Settled ${formatDate(invoice.invoiceSettledDate, 'short')}`;
  const since = invoice.payForwardDate ?? invoice.buyerFinalisedDate;
  return since ? `Due since ${formatDate(since, 'short')}` : undefined;
}
