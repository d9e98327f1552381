import type { Transaction } from '@washcoat/contract-reporting';
import { Code, DateText, FactList, formatNumber, Money } from '@washcoat/ui';

/** A bought item on a phone. */
export function TransactionCard({ row }: { row: Transaction }) {
  return (
    <>
      <strong>
        <Code>{row.oem}</Code> {row.adjustedPrice !== undefined && <Money value={row.adjustedPrice} />}
      </strong>
      <FactList>
        <dt>Company</dt>
        <dd>{row.companyName}</dd>
        <dt>Invoice</dt>
        <dd>{row.invoiceNo ?? 'None'}</dd>
        <dt>QTY</dt>
        <dd>{formatNumber(row.finalQty)}</dd>
        <dt>Date</dt>
        <dd>
          <DateText value={row.createdDate} format="day" />
        </dd>
      </FactList>
    </>
  );
}
