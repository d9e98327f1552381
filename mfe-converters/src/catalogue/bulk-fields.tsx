import { productMarkForTest } from '@washcoat/contract-converters';
import { useAllowed, useSession } from '@washcoat/platform-sdk';
import { FieldGrid, NumberField, SelectField, TextField } from '@washcoat/ui';
import type { Option } from '@washcoat/ui';
import { optionalAdjustment, optionalLine } from '@washcoat/platform-sdk/forms';
import { Controller, useFormContext } from 'react-hook-form';
import { useTypeOptions } from '../lookups/use-filter-options';
import type { BulkEntry } from './bulk-entry';
import { useFamiliesQuery } from './catalogue.api';

const modifiers = [
  { name: 'ptDisc', label: 'Pt discount' },
  { name: 'pdDisc', label: 'Pd discount' },
  { name: 'rhDisc', label: 'Rh discount' },
  { name: 'schemeDisc', label: 'Scheme discount' },
  { name: 'price2Modifier', label: 'Alt1 modifier' },
] as const;
const yesOrNo: readonly Option[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

interface Choice {
  name: 'family' | 'type' | 'isActive' | 'isMarkForTest' | 'isWithoutMetal';
  label: string;
  options: readonly Option[];
}

/** The fields that many converters get at once; each keeps the unit of its own discounts. */
export function BulkFields() {
  const { control, register, formState } = useFormContext<BulkEntry>();
  const { errors } = formState;
  const { data } = useFamiliesQuery({});
  const types = useTypeOptions();
  const { canAccessAssay } = useSession();
  const marksForTest = useAllowed(productMarkForTest.access);
  const choices: Choice[] = [
    {
      name: 'family',
      label: 'Family',
      options: (data?.list ?? []).map((value) => ({ value, label: value })),
    },
    { name: 'type', label: 'Type', options: types },
    { name: 'isActive', label: 'Active', options: yesOrNo },
    ...(canAccessAssay
      ? [{ name: 'isWithoutMetal' as const, label: 'Without precious metal', options: yesOrNo }]
      : []),
    ...(marksForTest ? [{ name: 'isMarkForTest' as const, label: 'Mark for test', options: yesOrNo }] : []),
  ];
  return (
    <FieldGrid $min={180}>
      {choices.map(({ name, label, options }) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field }) => (
            <SelectField
              {...field}
              label={label}
              emptyLabel="Leave as it is"
              options={options}
              error={errors[name]?.message}
            />
          )}
        />
      ))}
      <TextField
        label="Manufacturer"
        error={errors.manufacturer?.message}
        {...register('manufacturer', { validate: optionalLine(100) })}
      />
      {modifiers.map(({ name, label }) => (
        <NumberField
          key={name}
          label={label}
          allowNegative
          error={errors[name]?.message}
          {...register(name, { validate: optionalAdjustment(100_000) })}
        />
      ))}
    </FieldGrid>
  );
}
