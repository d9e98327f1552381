import type { useRecordForm } from '@washcoat/platform-sdk/forms';
import { ConfirmDialog, formatMoney } from '@washcoat/ui';
import { useState } from 'react';
import type { ConverterEntry } from './converter-entry';

/** Asks before another price of a converter is saved: what everybody pays for it changes at once. */
export function usePriceQuestion(record: ReturnType<typeof useRecordForm<ConverterEntry>>, isNew: boolean) {
  const [asked, setAsked] = useState<ConverterEntry | null>(null);
  const { dirtyFields } = record.form.formState;
  const isTouched = dirtyFields.price === true || dirtyFields.isCalculatedPrice === true;
  const submit = record.form.handleSubmit(async (entry) => {
    if (!isNew && isTouched) setAsked(entry);
    else await record.submit();
  });
  const question = (
    <ConfirmDialog
      isOpen={asked !== null}
      kind="main"
      title="Save the price"
      question="Are you sure you want to save the change ?"
      consequence={asked ? priceWords(asked) : undefined}
      confirmLabel="Save price"
      cancelLabel="Not yet"
      onConfirm={() => {
        setAsked(null);
        void record.submit();
      }}
      onCancel={() => setAsked(null)}
    />
  );
  return { submit, question };
}

function priceWords({ price, isCalculatedPrice }: ConverterEntry): string {
  return isCalculatedPrice && price !== ''
    ? `${formatMoney(Number(price))} stands in the place of the calculated price.`
    : 'The calculated price stands.';
}
