import { productHistory, testList } from '@washcoat/contract-converters';
import { lazyScreen, useAllowed } from '@washcoat/platform-sdk';
import { Skeleton } from '@washcoat/ui';
import { Suspense } from 'react';
import type { ConverterPart } from './converter-parts';

const TestsPart = lazyScreen(() => import('../tests/tests-part'));
const ConverterChangesPart = lazyScreen(() => import('../converter-changes/converter-changes-part'));

/** What is on record about a converter and the user may see: its tests, and who changed what. */
export function useConverterRecords(productId: string): ConverterPart[] {
  const seesTests = useAllowed(testList.access);
  const seesChanges = useAllowed(productHistory.access);
  const waiting = <Skeleton $height="180px" />;
  const tests: ConverterPart = {
    id: 'tests',
    label: 'Tests',
    content: (
      <Suspense fallback={waiting}>
        <TestsPart key={productId} productId={productId} />
      </Suspense>
    ),
  };
  const changes: ConverterPart = {
    id: 'changes',
    label: 'Changes',
    content: (
      <Suspense fallback={waiting}>
        <ConverterChangesPart key={productId} productId={productId} />
      </Suspense>
    ),
  };
  return [...(seesTests ? [tests] : []), ...(seesChanges ? [changes] : [])];
}
