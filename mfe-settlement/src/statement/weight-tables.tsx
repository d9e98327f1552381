import type { SettlementStatement } from '@washcoat/contract-settlement';
import { Amount } from './amount';
import { StatementTable, type StatementColumn } from './statement-table';

const weighedColumns: StatementColumn[] = [
  { id: 'name', title: 'Weights, lb', isText: true },
  { id: 'gross', title: 'Gross' },
  { id: 'tare', title: 'Tare' },
  { id: 'net', title: 'Net' },
  { id: 'total', title: 'Total' },
];

/** What was shipped by the papers (2 decimals) and what was received (3 decimals), pounds. */
export function WeighedTable({ statement }: { statement: SettlementStatement }) {
  const row = (name: string, weights: SettlementStatement['shippingDocs'], digits: number) => ({
    id: name,
    cells: [
      name,
      <Amount key="gross" value={weights.gross} digits={digits} />,
      <Amount key="tare" value={weights.tare} digits={digits} />,
      <Amount key="net" value={weights.net} digits={digits} />,
      <Amount key="total" value={weights.total} digits={digits} bold />,
    ],
  });
  return (
    <StatementTable
      label="Weights"
      columns={weighedColumns}
      rows={[row('Shipping Docs', statement.shippingDocs, 2), row('AB Received', statement.mmiReceived, 3)]}
    />
  );
}

const processedColumns: StatementColumn[] = [
  { id: 'name', title: 'AB Processed, lb', isText: true },
  { id: 'mono', title: 'Mono' },
  { id: 'bhd', title: 'BHD' },
  { id: 'samples', title: 'Samples' },
  { id: 'trash', title: 'Trash' },
  { id: 'magnetics', title: 'Magnetics' },
  { id: 'total', title: 'Total' },
];

/** What the processed lines weigh net and dry, pounds. */
export function ProcessedTable({ statement }: { statement: SettlementStatement }) {
  const all = statement.mmiProcessed;
  const row = (name: string, weights: (number | null)[], total: number) => ({
    id: name,
    cells: [
      name,
      ...weights.map((weight, index) => (
        <Amount key={processedColumns[index + 1]?.id} value={weight} digits={3} />
      )),
      <Amount key="total" value={total} digits={3} bold />,
    ],
  });
  return (
    <StatementTable
      label="AB Processed"
      columns={processedColumns}
      rows={[
        row(
          'Net',
          [all.monoNet, all.bhdNet, all.samplesNet, all.trashNet, all.magneticsNet],
          all.totalProcessedNet,
        ),
        row(
          'Dry',
          [all.monoDry, all.bhdDry, all.samplesDry, all.trashDry, all.magneticsDry],
          all.totalProcessedDry,
        ),
      ]}
    />
  );
}
