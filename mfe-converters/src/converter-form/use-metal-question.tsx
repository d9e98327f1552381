import { useState } from 'react';
import type { useRecordForm } from '@washcoat/platform-sdk/forms';
import { ConfirmDialog } from '@washcoat/ui';
import { assays, type ConverterEntry } from './converter-entry';

/**
 * Asks before a converter is saved as without precious metal although it has assays: the mark makes it worth nothing.
 * What was saved like that before is not asked again.
 */
export function useMetalQuestion(record: ReturnType<typeof useRecordForm<ConverterEntry>>) {
  const [found, setFound] = useState<string | null>(null);
  const { dirtyFields } = record.form.formState;
  const isTouched =
    dirtyFields.isWithoutMetal === true || assays.some(({ name }) => dirtyFields[name] === true);
  const submit = record.form.handleSubmit(async (entry) => {
    const metals = metalsIn(entry);
    if (entry.isWithoutMetal && metals && isTouched) setFound(metals);
    else await record.submit();
  });
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
        void record.submit();
      }}
      onCancel={() => setFound(null)}
    />
  );
  return { submit, question };
}

/** The assays above 0 in words; empty when there are none. */
function metalsIn(entry: ConverterEntry): string {
  return assays
    .filter(({ name }) => Number(entry[name]) > 0)
    .map(({ name, label }) => `${label} ${entry[name]} ppm`)
    .join(', ');
}
