import { Card, ImageField, Stack, Switch } from '@washcoat/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { uploadPicture } from '@washcoat/platform-sdk/forms';
import type { FacilityEntry } from './facility-entry';
import { facilityFieldNames } from './facility-words';

const switches = ['isActive', 'isCartCreation', 'isPicRequired', 'isSignRequired', 'isEinRequired'] as const;

/** What a facility asks of carts, and its logo. */
export function FacilityFormRules() {
  const { control, formState } = useFormContext<FacilityEntry>();
  return (
    <>
      <Card title="Rules">
        <Stack $gap={3}>
          {switches.map((name) => (
            <Controller
              key={name}
              control={control}
              name={name}
              render={({ field: { value, onChange, ref } }) => (
                <Switch
                  ref={ref}
                  label={name === 'isActive' ? 'Is Active' : (facilityFieldNames[name] ?? name)}
                  checked={value}
                  onChange={onChange}
                />
              )}
            />
          ))}
        </Stack>
      </Card>
      <Card>
        <Controller
          control={control}
          name="companyLogo"
          render={({ field: { value, onChange } }) => (
            <ImageField
              label="Logo"
              shape="logo"
              value={value}
              onChange={onChange}
              upload={uploadPicture}
              error={formState.errors.companyLogo?.message}
            />
          )}
        />
      </Card>
    </>
  );
}
