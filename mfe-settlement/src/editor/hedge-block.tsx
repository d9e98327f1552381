import { UnitOf } from '../figures/unit-of';
import { useEntry } from './entry-context';
import { EntryTable, type EntryColumn } from './entry-table';

const columns: readonly EntryColumn[] = [
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
export function HedgeBlock() {
  const { form, drafts, changes, isReadOnly } = useEntry();
  return (
    <EntryTable
      table="hedgeTableData"
      title="Hedge"
      nothing="Nothing is hedged."
      rows={form.hedgeTableData}
      draft={drafts.hedgeTableData}
      {...{ columns, changes, isReadOnly }}
    />
  );
}
