import type { FieldName, Noun } from '@washcoat/contract-kernel';
import { Typeahead } from '@washcoat/ui';
import { useCallback, type ReactElement } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { recordIdOf, recordNameOf, type NounFace } from './noun-face';

const SUGGESTIONS = 50;

export interface LookupOfProps<N extends Noun, Other extends Noun> {
  of: N;
  /** The field with the id of the record that is named. */
  name: FieldName<N>;
  /** How those records are shown where they are listed. */
  from: NounFace<Other>;
}

/** The input of a field that names a record of another noun: found by typing, shown by its name. */
export function LookupOf<N extends Noun, Other extends Noun>(props: LookupOfProps<N, Other>): ReactElement;
export function LookupOf({ of, name, from }: LookupOfProps<Noun, Noun>) {
  const declared = of.fields[name];
  const shownBy = declared?.shownBy ?? name;
  const [find] = from.hooks.useLazyList();
  const { field, fieldState } = useController({ name });
  const { setValue, getValues, formState } = useFormContext();
  const search = useCallback(
    async (text: string) => {
      const { list } = await find({ text, count: SUGGESTIONS }).unwrap();
      return list.map((record) => ({ value: recordIdOf(from, record), label: recordNameOf(from, record) }));
    },
    [find, from],
  );
  const id = typeof field.value === 'string' ? field.value : '';
  return (
    <Typeahead
      {...{ search, ref: field.ref, name: field.name }}
      label={declared?.label ?? name}
      required={declared?.isRequired ?? false}
      value={id === '' ? null : { value: id, label: String(getValues(shownBy) ?? '') }}
      onChange={(chosen) => {
        setValue(shownBy, chosen?.label ?? '');
        setValue(name, chosen?.value ?? '', { shouldDirty: true, shouldValidate: formState.isSubmitted });
      }}
      error={fieldState.error?.message}
    />
  );
}
