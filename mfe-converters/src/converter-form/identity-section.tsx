import { Card, FieldGrid, SelectField, TextField, breakpoints, useIsNarrow } from '@washcoat/ui';
import type { Option } from '@washcoat/ui';
import { choice, optionalLine, requiredLine } from '@washcoat/platform-sdk/forms';
import { Controller, useFormContext } from 'react-hook-form';
import { useFamiliesQuery } from '../catalogue/catalogue.api';
import { useTypeOptions } from '../lookups/use-filter-options';
import type { ConverterEntry } from './converter-entry';
import { KnownCodeNote } from './known-code-note';
import { shapeOptions } from './shape-options';

const lines = [
  { name: 'name', label: 'Name', most: 200 },
  { name: 'manufacturer', label: 'Manufacturer', most: 100 },
  { name: 'model', label: 'Model', most: 100 },
  { name: 'serialNo', label: 'Serial no.', most: 100 },
  { name: 'abCode', label: 'AB code', most: 100 },
  { name: 'abSubcode', label: 'AB subcode', most: 100 },
] as const;

/** A stored word stays a choice, also when the list does not know it. */
function withStored(options: readonly Option[], stored: string | undefined): readonly Option[] {
  if (!stored || options.some(({ value }) => value === stored)) return options;
  return [...options, { value: stored, label: stored }];
}

/** What a converter is: codes, kind, family. `ownId` is the converter's own, once it has one. */
export function IdentitySection({ ownId }: { ownId?: string }) {
  const { control, register, formState } = useFormContext<ConverterEntry>();
  const { errors, defaultValues } = formState;
  const { data } = useFamiliesQuery({});
  const families = (data?.list ?? []).map((value) => ({ value, label: value }));
  const choices = [
    { name: 'family', label: 'Family', options: withStored(families, defaultValues?.family) },
    { name: 'shape', label: 'Shape', options: withStored(shapeOptions, defaultValues?.shape) },
  ] as const;
  const types = useTypeOptions();
  const isPhone = useIsNarrow(breakpoints.phone);
  return (
    <Card title="Converter">
      <FieldGrid>
        <div>
          <TextField
            label="OEM"
            required
            code
            error={errors.oem?.message}
            {...register('oem', { validate: requiredLine(100) })}
          />
          {isPhone && <KnownCodeNote ownId={ownId} />}
        </div>
        <Controller
          control={control}
          name="type"
          rules={{ validate: choice }}
          render={({ field }) => (
            <SelectField {...field} label="Type" required options={types} error={errors.type?.message} />
          )}
        />
        {choices.map(({ name, label, options }) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field }) => (
              <SelectField
                {...field}
                label={label}
                emptyLabel="None"
                options={options}
                error={errors[name]?.message}
              />
            )}
          />
        ))}
        {lines.map(({ name, label, most }) => (
          <TextField
            key={name}
            label={label}
            error={errors[name]?.message}
            {...register(name, { validate: optionalLine(most) })}
          />
        ))}
      </FieldGrid>
      {!isPhone && <KnownCodeNote ownId={ownId} />}
    </Card>
  );
}
