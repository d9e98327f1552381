import { useSession } from '@washcoat/platform-sdk';
import { Card, FieldGrid, SelectField, TextField, ZipField } from '@washcoat/ui';
import { SameAddress, stateOptions } from '@washcoat/platform-sdk/forms';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import type { CustomerEntry } from './customer-entry';
import { typeName, typeOptions } from './customer-words';
import { FacilityField } from './facility-field';
import type { SectionProps } from './section';

export interface CompanySectionProps extends SectionProps {
  /** The type as it is stored; it stays among the choices. */
  storedType?: string;
  /** A new user chooses no facility. */
  withoutFacility?: boolean;
  /** The company whose facilities are offered: the edited one, or the one above a new one. */
  facilitiesOf?: string;
}

/** Who the company is and where. */
export function CompanySection(props: CompanySectionProps) {
  const { rights, storedType, withoutFacility, facilitiesOf } = props;
  const session = useSession();
  const { control, register, formState } = useFormContext<CustomerEntry>();
  const { errors } = formState;
  const companyType = useWatch({ control, name: 'companyType' });
  const needsFacility = companyType !== 'FRANCHISE' && companyType !== 'HOUSE';
  return (
    <Card title="Company">
      <FieldGrid $min={220}>
        <TextField
          label="Company name"
          required
          readOnly={!rights.rename}
          error={errors.companyName?.message}
          {...register('companyName')}
        />
        {rights.chooseType ? (
          <Controller
            control={control}
            name="companyType"
            render={({ field }) => (
              <SelectField
                {...field}
                label="Company type"
                required
                options={typeOptions(session, storedType)}
                error={errors.companyType?.message}
              />
            )}
          />
        ) : (
          <TextField label="Company type" readOnly value={typeName({ companyType })} />
        )}
        {needsFacility && !withoutFacility && <FacilityField companyId={facilitiesOf} />}
        <SameAddress />
        <TextField label="Address 1" required error={errors.address?.message} {...register('address')} />
        <TextField label="Address 2" error={errors.address1?.message} {...register('address1')} />
        <TextField label="City" required error={errors.city?.message} {...register('city')} />
        <Controller
          control={control}
          name="state"
          render={({ field }) => (
            <SelectField
              {...field}
              label="State"
              required
              options={stateOptions}
              error={errors.state?.message}
            />
          )}
        />
        <ZipField required error={errors.zipcode?.message} {...register('zipcode')} />
      </FieldGrid>
    </Card>
  );
}
