import { Card, MoneyField, Stack, Switch } from '@washcoat/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { optionalPrice } from '../form-rules/field-rules';
import type { ConverterEntry } from './converter-entry';
import { wholeDollars } from './whole-dollars';

/** The price that stands in the place of the calculated one; for super admins. */
export function OverrideSection() {
  const { control, formState } = useFormContext<ConverterEntry>();
  return (
    <Card title="Price">
      <Stack $gap={3}>
        <Controller
          control={control}
          name="price"
          rules={{ validate: optionalPrice }}
          render={({ field: { onChange, onBlur, ...field } }) => (
            <MoneyField
              {...field}
              label="Price"
              help="Whole dollars per piece."
              error={formState.errors.price?.message}
              onChange={onChange}
              onBlur={(event) => {
                onChange(wholeDollars(event.target.value));
                onBlur();
              }}
            />
          )}
        />
        <Controller
          control={control}
          name="isCalculatedPrice"
          render={({ field: { value, onChange, ref } }) => (
            <Switch ref={ref} label="Override Price" checked={value} onChange={onChange} />
          )}
        />
      </Stack>
    </Card>
  );
}
