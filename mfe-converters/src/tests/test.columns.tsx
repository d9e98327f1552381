import { test as noun, type ConverterTest } from '@washcoat/contract-converters';
import { CardHead, nounColumns } from '@washcoat/platform-sdk/lists';
import { FactList, formatPpm, formatWeight, IconButton, MetalMarker } from '@washcoat/ui';
import { actionsColumn, numberColumn, type Column } from '@washcoat/ui/data-grid';
import { Pencil, Trash2 } from 'lucide-react';
import { testerOf, testName } from './test-name';

/** What those may do with a test who keep them. */
export interface TestChanges {
  onEdit: (test: ConverterTest) => void;
  onDelete: (test: ConverterTest) => void;
}

const metals = [
  { id: 'ptAssay', metal: 'pt' },
  { id: 'pdAssay', metal: 'pd' },
  { id: 'rhAssay', metal: 'rh' },
] as const;

// The unit of an assay stands in its title.
const assayColumns: Column<ConverterTest>[] = metals.map(({ id, metal }) =>
  numberColumn<ConverterTest>({
    id,
    title: `${noun.fields[id].label}, ppm`,
    header: <MetalMarker metal={metal} label="symbol" />,
    value: (test) => test[id],
    width: 80,
    priority: 2,
  }),
);

/**
 * The columns of the tests.
 * @param withAssay weight and ppm, for those who may see them
 * @param on what is done with a test; absent for those who only read
 */
export const testColumns = (withAssay: boolean, on: TestChanges | undefined): Column<ConverterTest>[] => [
  ...nounColumns(noun, { createdDate: { width: 184, priority: 1 }, location: { priority: 1 } }, [
    'createdDate',
    'location',
  ]),
  ...(withAssay
    ? [...nounColumns(noun, { subweight: { width: 104, priority: 1 } }, ['subweight']), ...assayColumns]
    : []),
  ...nounColumns(
    noun,
    {
      userName: { value: testerOf, minWidth: 112, priority: 3 },
      notes: { minWidth: 120, flex: 1.4, priority: 4 },
    },
    ['userName', 'notes'],
  ),
  ...(on
    ? [actionsColumn<ConverterTest>({ width: 88, render: (test) => <TestActions test={test} {...on} /> })]
    : []),
];

/** A test on a phone. */
export function TestCard({ test, on }: { test: ConverterTest; on: TestChanges | undefined }) {
  const { subweight, ptAssay, pdAssay, rhAssay, notes } = test;
  return (
    <>
      <CardHead>
        <strong>{testName(test)}</strong>
        {on && <TestActions test={test} size={44} {...on} />}
      </CardHead>
      <FactList>
        {subweight !== undefined && (
          <>
            <dt>{noun.fields.subweight.label}</dt>
            <dd>{formatWeight(subweight, 'g')}</dd>
            <dt>Pt, Pd, Rh</dt>
            <dd>{[ptAssay, pdAssay, rhAssay].map((value) => formatPpm(value)).join(' · ')} ppm</dd>
          </>
        )}
        <dt>{noun.fields.userName.label}</dt>
        <dd>{testerOf(test) || 'None'}</dd>
        <dt>{noun.fields.notes.label}</dt>
        <dd>{notes || 'None'}</dd>
      </FactList>
    </>
  );
}

/** Edit and delete of one test. */
function TestActions({
  test,
  size = 28,
  onEdit,
  onDelete,
}: TestChanges & { test: ConverterTest; size?: 28 | 44 }) {
  return (
    <>
      <IconButton size={size} label={`Edit ${testName(test)}`} onClick={() => onEdit(test)}>
        <Pencil size={16} />
      </IconButton>
      <IconButton size={size} label={`Delete ${testName(test)}`} onClick={() => onDelete(test)}>
        <Trash2 size={16} />
      </IconButton>
    </>
  );
}
