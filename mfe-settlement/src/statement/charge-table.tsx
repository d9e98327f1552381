import type { SettlementStatement } from '@washcoat/contract-settlement';
import { formatNumber } from '@washcoat/ui';
import { Amount } from './amount';
import { StatementTable, type StatementColumn } from './statement-table';

type Charge = SettlementStatement['tc'];

const columns: StatementColumn[] = [
  { id: 'name', title: 'Charge', isText: true },
  { id: 'rate', title: 'Rate' },
  { id: 'quantity', title: 'Quantity' },
  { id: 'chargeReturn', title: 'Amount' },
];

/** The product charges in dollars, refining first. */
export function ChargeTable({ statement }: { statement: SettlementStatement }) {
  const { intInvoice, espi } = statement;
  return (
    <StatementTable
      label="Product charges"
      title="Product charges"
      note="USD"
      columns={columns}
      rows={[
        chargeRow('Refining, Pt', statement.ptRefiningCharge, '/oz'),
        chargeRow('Refining, Pd', statement.pdRefiningCharge, '/oz'),
        chargeRow('Refining, Rh', statement.rhRefiningCharge, '/oz'),
        chargeRow('Advance invoice', statement.advInvoice, '%'),
        chargeRow(`Interest, ${daysText(intInvoice.days)}`, intInvoice, '%'),
        chargeRow('Treatment charge', statement.tc, '/lb'),
        chargeRow('Sample shipping', statement.sc),
        chargeRow('Assay fee', statement.af),
        chargeRow(`Early interest, ${daysText(espi.days)}`, espi, '%'),
        chargeRow('Freight inland', statement.fi),
      ]}
      total={[
        'Total charges',
        '',
        '',
        <Amount key="chargeReturn" value={statement.totalCharges} digits={3} />,
      ]}
    />
  );
}

function chargeRow(name: string, { chargeReturnPerc, quantity, chargeReturn }: Charge, per = '') {
  return {
    id: name,
    cells: [
      name,
      `${formatNumber(chargeReturnPerc)} ${per}`.trim(),
      <Amount key="quantity" value={quantity} muted />,
      <Amount key="chargeReturn" value={chargeReturn} digits={3} />,
    ],
  };
}

/** How many days an interest runs over. */
export function daysText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}
