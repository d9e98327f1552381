import type { SettlementStatement } from '@washcoat/contract-settlement';
import { DateText } from '@washcoat/ui';
import { Amount } from './amount';
import { StatementTable, type StatementColumn } from './statement-table';
import { UnitOf } from './unit-of';

const columns: StatementColumn[] = [
  { id: 'hedgeNo', title: 'No', isText: true },
  { id: 'hedgeDate', title: 'Date', isText: true },
  { id: 'ptOz', title: <UnitOf metal="pt" unit="oz" /> },
  { id: 'ptUnitPrice', title: 'Price' },
  { id: 'pdOz', title: <UnitOf metal="pd" unit="oz" /> },
  { id: 'pdUnitPrice', title: 'Price' },
  { id: 'rhOz', title: <UnitOf metal="rh" unit="oz" /> },
  { id: 'rhUnitPrice', title: 'Price' },
];

/** The ounces sold ahead, each with its price in dollars per ounce. */
export function HedgeTable({ statement }: { statement: SettlementStatement }) {
  return (
    <StatementTable
      label="Hedge"
      title="Hedge"
      columns={columns}
      nothing="Nothing was hedged."
      rows={statement.hedgeTableData.map((hedge, index) => ({
        id: `${hedge.hedgeNo} ${index}`,
        cells: [
          hedge.hedgeNo,
          <DateText key="hedgeDate" value={hedge.hedgeDate} format="day" muted />,
          <Amount key="ptOz" value={hedge.ptOz} digits={3} bold />,
          <Amount key="ptUnitPrice" value={hedge.ptUnitPrice} digits={2} />,
          <Amount key="pdOz" value={hedge.pdOz} digits={3} bold />,
          <Amount key="pdUnitPrice" value={hedge.pdUnitPrice} digits={2} />,
          <Amount key="rhOz" value={hedge.rhOz} digits={3} bold />,
          <Amount key="rhUnitPrice" value={hedge.rhUnitPrice} digits={2} />,
        ],
      }))}
    />
  );
}
