import type { ConverterTest } from '@washcoat/contract-converters';
import { FormDialog, useSavingForm } from '@washcoat/platform-sdk/forms';
import { entryOfTest, sentTest } from './test-entry';
import type { TestEntry } from './test-entry';
import { TestFields } from './test-fields';
import { useEditTestMutation } from './tests.api';

/** The form of a test that exists. */
export function EditTest({ test, onDone }: { test: ConverterTest; onDone: () => void }) {
  const [edit] = useEditTestMutation();
  const saving = useSavingForm<TestEntry>({
    start: entryOfTest(test),
    send: (entry) => edit({ ...sentTest(entry), testId: test.testId }).unwrap(),
    saved: 'Successfully edited the test',
    draft: { noun: 'test', record: test.testId },
    onSaved: onDone,
  });
  return (
    <FormDialog title="Edit test" submitLabel="Save test" saving={saving} onClose={onDone}>
      <TestFields />
    </FormDialog>
  );
}
