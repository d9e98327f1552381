import { Controller, useFormContext } from 'react-hook-form';
import { PicturesField } from '../pictures-field/pictures-field';
import type { MakeEntry } from './make-entry';

const MOST = 50;

/** The pictures of a make in its form. */
export function MakePictures() {
  const { control, formState } = useFormContext<MakeEntry>();
  return (
    <Controller
      control={control}
      name="imglUrls"
      render={({ field: { value, onChange } }) => (
        <PicturesField
          label="Images"
          hint="The first one stands in the list"
          value={value}
          onChange={onChange}
          most={MOST}
          error={formState.errors.imglUrls?.message}
        />
      )}
    />
  );
}
