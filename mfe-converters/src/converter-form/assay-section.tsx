import { Card, FieldGrid, NumberField } from '@washcoat/ui';
import { useFormContext } from 'react-hook-form';
import { optionalGrams, optionalPpm } from '../form-rules/field-rules';
import type { ConverterEntry } from './converter-entry';

const assays = [
  { name: 'ptAssay', label: 'Pt' },
  { name: 'pdAssay', label: 'Pd' },
  { name: 'rhAssay', label: 'Rh' },
] as const;

/** Weight and assays of a piece; without them the defaults price it. */
export function AssaySection() {
  const { register, formState } = useFormContext<ConverterEntry>();
  const { errors } = formState;
  return (
    <Card title="Assay" note="Empty fields are priced with the defaults">
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
    </Card>
  );
}
