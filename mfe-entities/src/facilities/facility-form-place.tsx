import { Card, FieldGrid, PhoneField, TextField } from '@washcoat/ui';
import * as rules from '@washcoat/platform-sdk/forms';
import { Controller, useFormContext } from 'react-hook-form';
import { AddressFields } from '../contact-fields/address-fields';
import { NameFields } from '../contact-fields/name-fields';
import type { FacilityEntry } from './facility-entry';

/** Where a facility is and who directs it. */
export function FacilityFormPlace() {
  const { control, register, formState } = useFormContext<FacilityEntry>();
  const { errors } = formState;
  return (
    <>
      <Card title="Facility">
        <FieldGrid>
          <TextField
            label="Facility Name"
            required
            error={errors.name?.message}
            {...register('name', { validate: rules.requiredLine(100) })}
          />
          <AddressFields />
          <Controller
            control={control}
            name="phone"
            rules={{ validate: rules.optionalPhone }}
            render={({ field }) => <PhoneField {...field} label="Phone" error={errors.phone?.message} />}
          />
        </FieldGrid>
      </Card>
      <Card title="Director">
        <FieldGrid>
          <NameFields />
          <TextField
            label="Email"
            type="email"
            required
            error={errors.email?.message}
            {...register('email', { validate: rules.email })}
          />
        </FieldGrid>
      </Card>
    </>
  );
}
