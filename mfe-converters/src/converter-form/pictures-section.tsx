import { Card } from '@washcoat/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { PicturesField } from '../pictures-field/pictures-field';
import type { ConverterEntry } from './converter-entry';

const MOST = 10;

/** The pictures of a converter in its form. */
export function PicturesSection() {
  const { control, formState } = useFormContext<ConverterEntry>();
  return (
    <Card>
      <Controller
        control={control}
        name="pictures"
        render={({ field: { value, onChange } }) => (
          <PicturesField
            label="Pictures"
            hint="The first one is the profile picture"
            value={value}
            onChange={onChange}
            most={MOST}
            error={formState.errors.pictures?.message}
          />
        )}
      />
    </Card>
  );
}
