import { Card, FieldGrid, NumberField, Stack, Switch } from '@washcoat/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { optionalGrams, optionalPpm } from '../form-rules/field-rules';
import { assays, type ConverterEntry } from './converter-entry';

/** Weight and assays of a piece; without them the defaults price it, unless it is known to hold no metal. */
export function AssaySection() {
  const { control, register, formState } = useFormContext<ConverterEntry>();
  const { errors } = formState;
  return (
    <Card title="Assay" note="Empty fields are priced with the defaults">
      <Stack $gap={3}>
        <FieldGrid $min={140}>
          <NumberField
            label="Sub-weight"
            suffix="g"
            error={errors.subweight?.message}
            {...register('subweight', { validate: optionalGrams })}
          />
          {assays.map(({ name, label }) => (
            <NumberField
              key={name}
              label={label}
              suffix="ppm"
              error={errors[name]?.message}
              {...register(name, { validate: optionalPpm })}
            />
          ))}
        </FieldGrid>
        <Controller
          control={control}
          name="isWithoutMetal"
          render={({ field: { value, onChange, ref } }) => (
            <Switch
              ref={ref}
              label="Without precious metal: worth nothing"
              checked={value}
              onChange={onChange}
            />
          )}
        />
      </Stack>
    </Card>
  );
}
