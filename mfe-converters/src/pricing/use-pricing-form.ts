import { useEffect, useRef } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';

/**
 * The form of a tab that starts with what is tried, or else in force. Prices that come meanwhile take the place of those
 * before them as long as nothing was typed; what was typed stays.
 */
export function usePricingForm<Entry extends FieldValues>(
  start: Entry & DefaultValues<Entry>,
): UseFormReturn<Entry> {
  const form = useForm<Entry>({ defaultValues: start });
  const { isDirty } = form.formState;
  const known = useRef(JSON.stringify(start));
  useEffect(() => {
    const now = JSON.stringify(start);
    if (isDirty || now === known.current) return;
    known.current = now;
    form.reset(start);
  }, [form, start, isDirty]);
  return form;
}
