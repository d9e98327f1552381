import { Card, FieldGrid, PhoneField } from '@washcoat/ui';
import { phone } from '@washcoat/platform-sdk/forms';
import { Controller, useFormContext } from 'react-hook-form';
import { AddressFields } from '../contact-fields/address-fields';
import { NameFields } from '../contact-fields/name-fields';
import type { UserEntry } from './user-entry';

/** Names, phones and address of a user. */
export function UserFormPerson() {
  const { control, formState } = useFormContext<UserEntry>();
  const { errors } = formState;
  return (
    <>
      <Card title="Person">
        <FieldGrid $min={280}>
          <NameFields />
          <Controller
            control={control}
            name="phone"
            rules={{ validate: phone }}
            render={({ field }) => (
              <PhoneField {...field} label="Phone" required error={errors.phone?.message} />
            )}
          />
          <Controller
            control={control}
            name="smsNumber"
            render={({ field }) => (
              <PhoneField {...field} label="SMS Number" error={errors.smsNumber?.message} />
            )}
          />
        </FieldGrid>
      </Card>
      <Card title="Address">
        <FieldGrid $min={280}>
          <AddressFields />
        </FieldGrid>
      </Card>
    </>
  );
}
