import type { ConverterTest } from '@washcoat/contract-converters';
import { MetalMarker } from '@washcoat/ui';
import { actionsColumn, dateColumn, numberColumn, textColumn } from '@washcoat/ui/data-grid';
import type { Column } from '@washcoat/ui/data-grid';
import { TestActions } from './test-actions';
import type { TestChanges } from './test-actions';
import { testerOf } from './test-name';

const metals = [
  { id: 'ptAssay', metal: 'pt', title: 'Pt' },
  { id: 'pdAssay', metal: 'pd', title: 'Pd' },
  { id: 'rhAssay', metal: 'rh', title: 'Rh' },
] as const;

const assayColumns: Column<ConverterTest>[] = [
  numberColumn({
    id: 'subweight',
    title: 'Sub-weight',
    value: ({ subweight }) => subweight,
    unit: 'g',
    width: 104,
    priority: 1,
  }),
  ...metals.map(({ id, metal, title }) =>
    numberColumn<ConverterTest>({
      id,
      title: `${title}, ppm`,
      header: <MetalMarker metal={metal} label="symbol" />,
      value: (test) => test[id],
      width: 80,
      priority: 2,
    }),
  ),
];

/**
 * The columns of the tests.
 * @param withAssay weight and ppm, for those who may see them
 * @param on what is done with a test; absent for those who only read
 */
export function testColumns(withAssay: boolean, on: TestChanges | undefined): Column<ConverterTest>[] {
  return [
    dateColumn({
      id: 'createdDate',
      title: 'Date',
      value: ({ createdDate }) => createdDate,
      format: 'history',
      width: 184,
      priority: 1,
    }),
    textColumn({ id: 'location', title: 'Location', value: ({ location }) => location, priority: 1 }),
    ...(withAssay ? assayColumns : []),
    textColumn({ id: 'userName', title: 'Name', value: testerOf, minWidth: 112, priority: 3 }),
    textColumn({
      id: 'notes',
      title: 'Notes',
      value: ({ notes }) => notes,
      minWidth: 120,
      flex: 1.4,
      priority: 4,
    }),
    ...(on
      ? [actionsColumn<ConverterTest>({ width: 88, render: (test) => <TestActions test={test} {...on} /> })]
      : []),
  ];
}
