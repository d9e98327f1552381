import { test as noun, type ConverterTest, type TestEntry } from '@washcoat/contract-converters';
import { entryOf, formOf, startOf } from '@washcoat/contract-kernel';
import { FieldsOf, FormDialog, resolverOf, useAttemptKey, useSavingForm } from '@washcoat/platform-sdk/forms';
import { FieldGrid, Stack } from '@washcoat/ui';
import { useAddTestMutation, useEditTestMutation } from './tests.api';

const form = formOf(noun);
const resolver = resolverOf<TestEntry>(form);

/** The form of a new test of a converter. */
export function AddTest({ productId, onDone }: { productId: string; onDone: () => void }) {
  const [add] = useAddTestMutation();
  const { keyFor } = useAttemptKey();
  const saving = useSavingForm<TestEntry>({
    start: startOf(noun),
    resolver,
    send: (entry) => {
      const test = { ...form.parse(entry), productId };
      return add({ ...test, key: keyFor(test) }).unwrap();
    },
    saved: 'Successfully added the test',
    draft: { noun: noun.name, record: `of ${productId}` },
    onSaved: onDone,
  });
  return (
    <FormDialog title="Add test" submitLabel="Add test" saving={saving} onClose={onDone}>
      <TestFields />
    </FormDialog>
  );
}

/** The form of a test that exists. */
export function EditTest({ test, onDone }: { test: ConverterTest; onDone: () => void }) {
  const [edit] = useEditTestMutation();
  const saving = useSavingForm<TestEntry>({
    start: entryOf(noun, test),
    resolver,
    send: (entry) => edit({ ...form.parse(entry), testId: test.testId }).unwrap(),
    saved: 'Successfully edited the test',
    draft: { noun: noun.name, record: test.testId },
    onSaved: onDone,
  });
  return (
    <FormDialog title="Edit test" submitLabel="Save test" saving={saving} onClose={onDone}>
      <TestFields />
    </FormDialog>
  );
}

/** The fields of a test; what is missing is marked from the first save on. */
function TestFields() {
  return (
    <Stack $gap={3}>
      <FieldGrid $min={110}>
        <FieldsOf of={noun} only={['subweight', 'ptAssay', 'pdAssay', 'rhAssay']} />
      </FieldGrid>
      <FieldsOf of={noun} only={['location', 'notes']} />
    </Stack>
  );
}
