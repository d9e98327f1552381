import type { ConverterTest } from '@washcoat/contract-converters';
import { FactList, formatPpm, formatWeight } from '@washcoat/ui';
import { CardHead } from '@washcoat/platform-sdk/lists';
import { TestActions } from './test-actions';
import type { TestChanges } from './test-actions';
import { testerOf, testName } from './test-name';

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
            <dt>Sub-weight</dt>
            <dd>{formatWeight(subweight, 'g')}</dd>
            <dt>Pt, Pd, Rh</dt>
            <dd>{[ptAssay, pdAssay, rhAssay].map((value) => formatPpm(value)).join(' · ')} ppm</dd>
          </>
        )}
        <dt>Name</dt>
        <dd>{testerOf(test) || 'None'}</dd>
        <dt>Notes</dt>
        <dd>{notes || 'None'}</dd>
      </FactList>
    </>
  );
}
