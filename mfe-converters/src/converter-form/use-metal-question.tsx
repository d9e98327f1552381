import { useState } from 'react';
import { type useSavingForm } from '@washcoat/platform-sdk/forms';
import { ConfirmDialog } from '@washcoat/ui';
import { assays, type ConverterEntry } from './converter-entry';

type Saving = ReturnType<typeof useSavingForm<ConverterEntry>>;

/**
 * Asks before a converter is saved as without precious metal although it has assays: the mark makes it worth nothing.
 * What was saved like that before is not asked again.
 */
export function useMetalQuestion(saving: Saving) {
  const [found, setFound] = useState<string | null>(null);
  const { dirtyFields } = saving.form.formState;
  const isTouched =
    dirtyFields.isWithoutMetal === true || assays.some(({ name }) => dirtyFields[name] === true);
  const ask = saving.form.handleSubmit(async (entry) => {
    const metals = metalsIn(entry);
    if (entry.isWithoutMetal && metals && isTouched) setFound(metals);
    else await saving.save(entry);
  });
  const asking: Saving = { ...saving, submit: ask };
  const question = (
    <ConfirmDialog
      isOpen={found !== null}
      title="Worth nothing with these assays?"
      question={`It is marked as without precious metal, but has ${found ?? ''}.`}
      consequence="Saved like this it is bought for nothing. Take the mark off, or empty the assays, if it holds metal or was measured wrongly."
      confirmLabel="Save as worth nothing"
      cancelLabel="Look again"
      onConfirm={() => {
        setFound(null);
        void saving.submit();
      }}
      onCancel={() => setFound(null)}
    />
  );
  return { asking, question };
}

/** The assays above 0 in words; empty when there are none. */
function metalsIn(entry: ConverterEntry): string {
  return assays
    .filter(({ name }) => Number(entry[name]) > 0)
    .map(({ name, label }) => `${label} ${entry[name]} ppm`)
    .join(', ');
}
