import { useEffect, useRef } from 'react';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';

/**
 * The form of a tab that starts with what is tried, or else in force. Prices that come meanwhile take the place of those
 * before them; what was typed stays, also while all around it is another price.
 */
export function usePricingForm<Entry extends FieldValues>(
  start: Entry & DefaultValues<Entry>,
): UseFormReturn<Entry> {
  const form = useForm<Entry>({ defaultValues: start });
  // Which fields were typed into is noted only for who asks.
  const { isDirty, dirtyFields } = form.formState;
  const known = useRef(JSON.stringify(start));
  useEffect(() => {
    const now = JSON.stringify(start);
    if (now === known.current) return;
    known.current = now;
    form.reset(start, { keepDirtyValues: isDirty, keepDirty: isDirty });
  }, [form, start, isDirty, dirtyFields]);
  return form;
}
