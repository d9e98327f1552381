import { FieldGrid, NumberField, Stack, TextArea, TextField } from '@washcoat/ui';
import { optionalText, requiredLine } from '@washcoat/platform-sdk/forms';
import { useFormContext } from 'react-hook-form';
import { grams, ppm } from '../form-rules/field-rules';
import type { TestEntry } from './test-entry';

const assays = [
  { name: 'ptAssay', label: 'Pt' },
  { name: 'pdAssay', label: 'Pd' },
  { name: 'rhAssay', label: 'Rh' },
] as const;

/** The fields of a test; what is missing is marked from the first save on. */
export function TestFields() {
  const { register, formState } = useFormContext<TestEntry>();
  const { errors } = formState;
  return (
    <Stack $gap={3}>
      <FieldGrid $min={110}>
        <NumberField
          label="Sub-weight"
          required
          suffix="g"
          error={errors.subweight?.message}
          {...register('subweight', { validate: grams })}
        />
        {assays.map(({ name, label }) => (
          <NumberField
            key={name}
            label={label}
            required
            suffix="ppm"
            error={errors[name]?.message}
            {...register(name, { validate: ppm })}
          />
        ))}
      </FieldGrid>
      <TextField
        label="Location"
        required
        error={errors.location?.message}
        {...register('location', { validate: requiredLine(200) })}
      />
      <TextArea
        label="Notes"
        error={errors.notes?.message}
        {...register('notes', { validate: optionalText(2000) })}
      />
    </Stack>
  );
}
