import { codeKeyOf, type Product } from '@washcoat/contract-converters';
import { useSettled } from '@washcoat/platform-sdk/forms';
import { useFormContext, useWatch } from 'react-hook-form';
import { useConvertersQuery } from '../converter/converter.api';
import type { ConverterEntry } from './converter-entry';

/** Whatever carries a code as it is typed stands first among what a search for it finds. */
const FIRST = 10;

/** The converters with the code of the form, half a second after the last key; without the one being edited. */
export function useKnownCode(ownId: string | undefined): readonly Product[] {
  const { control, formState } = useFormContext<ConverterEntry>();
  const typed = useWatch({ control, name: 'oem' });
  const code = useSettled(typed.trim());
  const codeKey = codeKeyOf(code);
  const isAsked = codeKey !== '' && formState.dirtyFields.oem === true && codeKey === codeKeyOf(typed);
  const { currentData } = useConvertersQuery({ text: code, count: FIRST }, { skip: !isAsked });
  if (!isAsked) return [];
  return (currentData?.list ?? []).filter(
    ({ oem, productId }) => codeKeyOf(oem) === codeKey && productId !== ownId,
  );
}
