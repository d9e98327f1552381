import type { SettlementStatement } from '@washcoat/contract-settlement';
import { Amount } from './amount';
import { StatementTable, type StatementColumn } from './statement-table';
import { UnitOf } from './unit-of';

const columns: StatementColumn[] = [
  { id: 'lotNo', title: 'Lot', isText: true },
  { id: 'sampleNo', title: 'Sample', isText: true },
  { id: 'h2O', title: 'H2O' },
  { id: 'netDry', title: 'Net dry' },
  { id: 'sampleDry', title: 'Dry' },
  { id: 'ptPpm', title: <UnitOf metal="pt" unit="ppm" /> },
  { id: 'ptOz', title: 'oz' },
  { id: 'pdPpm', title: <UnitOf metal="pd" unit="ppm" /> },
  { id: 'pdOz', title: 'oz' },
  { id: 'rhPpm', title: <UnitOf metal="rh" unit="ppm" /> },
  { id: 'rhOz', title: 'oz' },
];

/** The refined lots: net dry pounds, assays in ppm and the ounces that they come to. */
export function LotTable({ statement }: { statement: SettlementStatement }) {
  const { lotTableData, ptMetalReturn, pdMetalReturn, rhMetalReturn } = statement;
  return (
    <StatementTable
      label="Lots"
      title="Lots"
      columns={columns}
      nothing="No lot was assayed."
      rows={lotTableData.map((lot, index) => ({
        id: `${lot.lotNo} ${index}`,
        cells: [
          lot.lotNo,
          lot.sampleNo,
          <Amount key="h2O" value={lot.h2O} digits={2} muted />,
          <Amount key="netDry" value={lot.netDry} digits={2} />,
          <Amount key="sampleDry" value={lot.sampleDry} digits={2} muted />,
          <Amount key="ptPpm" value={lot.ptPpm} muted />,
          <Amount key="ptOz" value={lot.ptOz} digits={3} bold />,
          <Amount key="pdPpm" value={lot.pdPpm} muted />,
          <Amount key="pdOz" value={lot.pdOz} digits={3} bold />,
          <Amount key="rhPpm" value={lot.rhPpm} muted />,
          <Amount key="rhOz" value={lot.rhOz} digits={3} bold />,
        ],
      }))}
      total={[
        'Total',
        '',
        '',
        '',
        '',
        '',
        <Amount key="ptOz" value={ptMetalReturn.totalOz} digits={3} />,
        '',
        <Amount key="pdOz" value={pdMetalReturn.totalOz} digits={3} />,
        '',
        <Amount key="rhOz" value={rhMetalReturn.totalOz} digits={3} />,
      ]}
    />
  );
}
