import type { AnswerOf, PriceSight } from '@washcoat/contract-kernel';
import type { Transaction, transactionsReport } from '@washcoat/contract-reporting';
import type { TransactionRow, TransactionSums } from './transactions.repository';

/** A stored row as somebody may see it; a transaction's date is that of the completion of its order. */
export function presentTransaction(row: TransactionRow, { unit }: Pick<PriceSight, 'unit'>): Transaction {
  return {
    transactionId: row.item_id,
    loadId: row.load_id,
    assistantName: row.assistant_name,
    companyName: row.company_name,
    facilityCity: row.facility_city,
    family: row.family,
    invoiceNo: row.invoice_no,
    manufacturer: row.manufacturer,
    oem: row.oem,
    type: row.type,
    ...(unit ? { adjustedPrice: Number(row.adjusted_price), basePrice: Number(row.base_price) } : {}),
    finalQty: Number(row.final_qty),
    createdDate: row.completed_at.toISOString(),
  };
}

/** Splits the sums into days and totals. Spend is what the items cost before the discount of their orders. */
export function presentSums(
  sums: readonly TransactionSums[],
  sight: Pick<PriceSight, 'sums'>,
): Pick<AnswerOf<typeof transactionsReport>, 'days' | 'totals'> {
  const days = sums.flatMap(({ day, pieces, spend }) =>
    day === null ? [] : [{ day, pieces: Number(pieces), ...spendOf(spend, sight) }],
  );
  const whole = sums.find(({ day }) => day === null);
  return {
    days,
    totals: {
      rows: whole?.rows ?? 0,
      pieces: Number(whole?.pieces ?? 0),
      ...spendOf(whole?.spend ?? '0', sight),
    },
  };
}

function spendOf(spend: string, { sums }: Pick<PriceSight, 'sums'>): { spend?: number } {
  return sums ? { spend: Number(spend) } : {};
}
