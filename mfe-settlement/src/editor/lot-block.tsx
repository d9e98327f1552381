import { lotOunces } from '@washcoat/metals';
import type { Metal } from '@washcoat/ui';
import { Amount } from '../figures/amount';
import { UnitOf } from '../figures/unit-of';
import { useEntry } from './entry-context';
import { EntryTable, type EntryColumn } from './entry-table';
import { cleanNumber } from './entered-text';
import type { Texts } from './settlement-form';

const assay = (metal: Metal): EntryColumn[] => [
  { id: `${metal}Ppm`, title: <UnitOf metal={metal} unit="ppm" /> },
  { id: `${metal}Oz`, title: 'oz', derive: (values) => <Ounces metal={metal} values={values} /> },
];

const columns: readonly EntryColumn[] = [
  { id: 'lotNo', title: 'Lot', isText: true },
  { id: 'sampleNo', title: 'Sample', isText: true },
  { id: 'h2O', title: 'H2O' },
  { id: 'netDry', title: 'Net dry' },
  { id: 'sampleDry', title: 'Dry' },
  ...assay('pt'),
  ...assay('pd'),
  ...assay('rh'),
];

/** The refined lots: net dry pounds, assays in ppm and the ounces that they come to. */
export function LotBlock() {
  const { form, drafts, changes, isReadOnly, derived } = useEntry();
  const { ptMetalReturn, pdMetalReturn, rhMetalReturn } = derived.statement;
  const ounces = (value: number, key: string) => [<Amount key={key} value={value} digits={3} />, ''];
  return (
    <EntryTable
      table="lotTableData"
      title="Lots"
      nothing="No lot is assayed."
      rows={form.lotTableData}
      draft={drafts.lotTableData}
      {...{ columns, changes, isReadOnly }}
      total={[
        ...['Total', '', '', '', '', ''],
        ...ounces(ptMetalReturn.totalOz, 'pt'),
        ...ounces(pdMetalReturn.totalOz, 'pd'),
        ...ounces(rhMetalReturn.totalOz, 'rh').slice(0, 1),
      ]}
    />
  );
}

/** What a lot holds of one metal, troy ounces cut at 3 decimals. */
function Ounces({ metal, values }: { metal: Metal; values: Texts }) {
  const value = lotOunces(cleanNumber(values.netDry ?? ''), cleanNumber(values[`${metal}Ppm`] ?? ''));
  return <Amount value={value} digits={3} bold />;
}
