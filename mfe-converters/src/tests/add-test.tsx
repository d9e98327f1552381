import { useAttemptKey, FormDialog, useSavingForm } from '@washcoat/platform-sdk/forms';
import { entryOfTest, sentTest } from './test-entry';
import type { TestEntry } from './test-entry';
import { TestFields } from './test-fields';
import { useAddTestMutation } from './tests.api';

/** The form of a new test of a converter. */
export function AddTest({ productId, onDone }: { productId: string; onDone: () => void }) {
  const [add] = useAddTestMutation();
  const { keyFor } = useAttemptKey();
  const saving = useSavingForm<TestEntry>({
    start: entryOfTest(),
    send: (entry) => {
      const test = { ...sentTest(entry), productId };
      return add({ ...test, key: keyFor(test) }).unwrap();
    },
    saved: 'Successfully added the test',
    draft: { noun: 'test', record: `of ${productId}` },
    onSaved: onDone,
  });
  return (
    <FormDialog title="Add test" submitLabel="Add test" saving={saving} onClose={onDone}>
      <TestFields />
    </FormDialog>
  );
}
