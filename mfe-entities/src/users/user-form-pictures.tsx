import { Card, ImageField, Stack, TextArea } from '@washcoat/ui';
import { Controller, useFormContext } from 'react-hook-form';
import * as rules from '@washcoat/platform-sdk/forms';
import { uploadPaper, uploadPicture } from '@washcoat/platform-sdk/forms';
import type { UserEntry } from './user-entry';

/** Profile picture, driver's licence and notes of a user. */
export function UserFormPictures() {
  const { control, register, formState } = useFormContext<UserEntry>();
  const { errors } = formState;
  return (
    <Card title="Pictures and notes">
      <Stack>
        <Controller
          control={control}
          name="profileUrl"
          render={({ field: { value, onChange } }) => (
            <ImageField
              label="Profile picture"
              shape="person"
              value={value}
              onChange={onChange}
              upload={uploadPicture}
              error={errors.profileUrl?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="driversLicenseUrl"
          render={({ field: { value, onChange } }) => (
            <ImageField
              label="Driver's licence"
              shape="document"
              value={value}
              onChange={onChange}
              upload={uploadPaper}
              error={errors.driversLicenseUrl?.message}
            />
          )}
        />
        <TextArea
          label="Notes"
          error={errors.notes?.message}
          {...register('notes', { validate: rules.optionalText(2000) })}
        />
      </Stack>
    </Card>
  );
}
