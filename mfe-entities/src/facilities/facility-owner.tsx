import { useSession } from '@washcoat/platform-sdk';
import { Card, Stack, Switch, Typeahead } from '@washcoat/ui';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import * as rules from '@washcoat/platform-sdk/forms';
import { useCompanySearch } from '../users/use-company-search';
import type { FacilityEntry } from './facility-entry';

/** Whose facility it is: hierarchy 1 says whether of a franchise, and of which. */
export function FacilityOwner() {
  const { companyId, organisationName } = useSession();
  const search = useCompanySearch({ isFranchise: true });
  const { control, setValue, getValues, formState } = useFormContext<FacilityEntry>();
  const isFacility = useWatch({ control, name: 'isFacility' });
  const setOwner = (id: string, name: string) => {
    setValue('parentCompanyName', name);
    setValue('parentCompanyId', id, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  };
  return (
    <Card title="Franchise">
      <Stack $gap={3}>
        <Controller
          control={control}
          name="isFacility"
          render={({ field: { value, onChange, ref } }) => (
            <Switch
              ref={ref}
              label="Is Franchise"
              checked={value}
              onChange={(isOn) => {
                onChange(isOn);
                setOwner(isOn ? '' : (companyId ?? ''), isOn ? '' : organisationName);
              }}
            />
          )}
        />
        {isFacility && (
          <Controller
            control={control}
            name="parentCompanyId"
            rules={{ validate: rules.choice }}
            render={({ field: { value, ref, name } }) => (
              <Typeahead
                ref={ref}
                name={name}
                label="Franchise"
                required
                value={value === '' ? null : { value, label: getValues('parentCompanyName') }}
                search={search}
                onChange={(franchise) => setOwner(franchise?.value ?? '', franchise?.label ?? '')}
                error={formState.errors.parentCompanyId?.message}
              />
            )}
          />
        )}
      </Stack>
    </Card>
  );
}
