import type { ConverterTest } from '@washcoat/contract-converters';
import { DeleteRecord } from '@washcoat/platform-sdk/lists';
import { testName } from './test-name';
import { useDeleteTestMutation } from './tests.api';

/** Asks before a test goes. */
export function DeleteTest({ test, onDone }: { test: ConverterTest; onDone: () => void }) {
  const [remove] = useDeleteTestMutation();
  return (
    <DeleteRecord
      type="test"
      name={testName(test)}
      consequence="It no longer counts in how far the tests are apart."
      remove={() => remove({ testId: test.testId }).unwrap()}
      failed="Something went wrong"
      onDone={onDone}
    />
  );
}
