import { lotKey, lotOunces, perMetal, unusualAssays, type ExpectedAssay } from '@washcoat/metals';
import type { Metal } from '@washcoat/ui';
import { useMemo } from 'react';
import styled from 'styled-components';
import { Amount } from '../figures/amount';
import { UnitOf } from '../figures/unit-of';
import { useEntry } from './entry-context';
import { EntryTable, type EntryColumn } from './entry-table';
import { cleanNumber } from './entered-text';
import type { Texts } from './settlement-form';

const Unusual = styled.small`
  display: block;
  margin-bottom: 3px;
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.warning.text};
`;

const assay = (metal: Metal, expected: readonly ExpectedAssay[]): EntryColumn[] => [
  {
    id: `${metal}Ppm`,
    title: <UnitOf metal={metal} unit="ppm" />,
    note: expected.length ? (values) => <Expected {...{ metal, values, expected }} /> : undefined,
  },
  { id: `${metal}Oz`, title: 'oz', derive: (values) => <Ounces metal={metal} values={values} /> },
];

const columnsOf = (expected: readonly ExpectedAssay[]): readonly EntryColumn[] => [
  { id: 'lotNo', title: 'Lot', isText: true },
  { id: 'sampleNo', title: 'Sample', isText: true },
  { id: 'h2O', title: 'H2O' },
  { id: 'netDry', title: 'Net dry' },
  { id: 'sampleDry', title: 'Dry' },
  ...assay('pt', expected),
  ...assay('pd', expected),
  ...assay('rh', expected),
];

/** The refined lots: net dry pounds, assays in ppm, held against the catalogue's, and the ounces that they come to. */
export function LotBlock() {
  const { form, drafts, changes, isReadOnly, derived } = useEntry();
  const { ptMetalReturn, pdMetalReturn, rhMetalReturn } = derived.statement;
  const columns = useMemo(() => columnsOf(derived.expected), [derived.expected]);
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

/** What the catalogue expects of an assay that is further from it than is usual. */
function Expected({
  metal,
  values,
  expected,
}: {
  metal: Metal;
  values: Texts;
  expected: readonly ExpectedAssay[];
}) {
  const of = expected.find(({ lotNo }) => lotKey(lotNo) === lotKey(values.lotNo ?? ''));
  const found = perMetal((each) => cleanNumber(values[`${each}Ppm`] ?? ''));
  const unusual = of && unusualAssays(found, of).find((one) => one.metal === metal);
  return (
    unusual && (
      <Unusual>
        expected {Math.round(unusual.expected)} ± {Math.round(unusual.uncertainty)}
      </Unusual>
    )
  );
}
