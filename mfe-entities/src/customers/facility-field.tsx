import type { CompanyEntry } from '@washcoat/contract-entities';
import { activeFacilities, problemText } from '@washcoat/platform-sdk';
import { SelectField } from '@washcoat/ui';
import { Controller, useFormContext } from 'react-hook-form';
import { useCustomerFacilitiesQuery } from './customers.api';

/**
 * The facility the customer delivers to, by its name: one of `companyId` itself, of the company above it or where it
 * delivers already. One that is stored stays a choice when it is switched off.
 */
export function FacilityField({ companyId }: { companyId?: string }) {
  const { data, error } = useCustomerFacilitiesQuery({ ...activeFacilities, companyId });
  const { control, formState } = useFormContext<CompanyEntry>();
  const failure = error && problemText(error, 'Facilities did not load.');
  return (
    <Controller
      control={control}
      name="facility"
      render={({ field }) => (
        <SelectField
          {...field}
          label="Facility"
          required
          options={[...new Set([field.value, ...(data?.list ?? []).map(({ name }) => name)])]
            .filter(Boolean)
            .map((name) => ({ value: name, label: name }))}
          error={formState.errors.facility?.message ?? failure}
        />
      )}
    />
  );
}
