import { productHistory, testList } from '@washcoat/contract-converters';
import { lazyScreen, useAllowed } from '@washcoat/platform-sdk';
import { Skeleton } from '@washcoat/ui';
import type { ConverterPart } from './converter-parts';

const waiting = <Skeleton $height="180px" />;
const TestsPart = lazyScreen(() => import('../tests/tests-part'), { waiting });
const ConverterChangesPart = lazyScreen(() => import('../converter-changes/converter-changes-part'), {
  waiting,
});

/** What is on record about a converter and the user may see: its tests, and who changed what. */
export function useConverterRecords(productId: string): ConverterPart[] {
  const seesTests = useAllowed(testList.access);
  const seesChanges = useAllowed(productHistory.access);
  const tests: ConverterPart = {
    id: 'tests',
    label: 'Tests',
    content: <TestsPart key={productId} productId={productId} />,
  };
  const changes: ConverterPart = {
    id: 'changes',
    label: 'Changes',
    content: <ConverterChangesPart key={productId} productId={productId} />,
  };
  return [...(seesTests ? [tests] : []), ...(seesChanges ? [changes] : [])];
}
