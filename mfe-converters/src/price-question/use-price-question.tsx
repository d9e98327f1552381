import type { useSavingForm } from '@washcoat/platform-sdk/forms';
import { ConfirmDialog } from '@washcoat/ui';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';

/**
 * Asks before another price is saved: what everybody pays changes at once.
 *
 * @param effectOf what the save does to prices, in a sentence; undefined when it leaves them as they are
 */
export function usePriceQuestion<Entry extends FieldValues>(
  saving: Pick<ReturnType<typeof useSavingForm<Entry>>, 'form' | 'submit'>,
  effectOf: (entry: Entry) => string | undefined,
) {
  const [effect, setEffect] = useState<string | null>(null);
  const submit = saving.form.handleSubmit(async (entry) => {
    const changed = effectOf(entry);
    if (changed !== undefined) setEffect(changed);
    else await saving.submit();
  });
  const question = (
    <ConfirmDialog
      isOpen={effect !== null}
      kind="main"
      title="Save the price"
      question="Are you sure you want to save the change ?"
      consequence={effect ?? undefined}
      confirmLabel="Save price"
      cancelLabel="Not yet"
      onConfirm={() => {
        setEffect(null);
        void saving.submit();
      }}
      onCancel={() => setEffect(null)}
    />
  );
  return { submit, question };
}
