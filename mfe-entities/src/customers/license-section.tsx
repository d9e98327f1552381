import { uploadPaper, uploadPicture } from '@washcoat/platform-sdk/forms';
import { Card, FieldGrid, ImageField, Stack, TextField } from '@washcoat/ui';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import type { CustomerEntry } from './customer-entry';

/** Licenses and the logo; a franchise needs one. */
export function LicenseSection() {
  const { control, register, formState } = useFormContext<CustomerEntry>();
  const { errors } = formState;
  const companyType = useWatch({ control, name: 'companyType' });
  return (
    <Card title="Licenses and logo">
      <Stack>
        <FieldGrid $min={220}>
          <TextField
            label="Driver's license"
            error={errors.driversLicense?.message}
            {...register('driversLicense')}
          />
          <TextField
            label="Business license"
            error={errors.businessLicense?.message}
            {...register('businessLicense')}
          />
          <TextField label="EIN" error={errors.ein?.message} {...register('ein')} />
        </FieldGrid>
        <FieldGrid $min={280}>
          <Controller
            control={control}
            name="metalLicense"
            render={({ field: { value, onChange } }) => (
              <ImageField
                name="metalLicense"
                label="Metal license"
                shape="document"
                error={errors.metalLicense?.message}
                {...{ value, onChange }}
                upload={uploadPaper}
              />
            )}
          />
          <Controller
            control={control}
            name="companyLogo"
            render={({ field: { value, onChange } }) => (
              <ImageField
                name="companyLogo"
                label="Company logo"
                shape="logo"
                required={companyType === 'FRANCHISE'}
                error={errors.companyLogo?.message}
                {...{ value, onChange }}
                upload={uploadPicture}
              />
            )}
          />
        </FieldGrid>
      </Stack>
    </Card>
  );
}
