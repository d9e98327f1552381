import { useSession } from '@washcoat/platform-sdk';
import { company as noun, type CompanyEntry } from '@washcoat/contract-entities';
import { FieldsOf, SameAddress } from '@washcoat/platform-sdk/forms';
import { Card, FieldGrid, SelectField, TextField } from '@washcoat/ui';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { delivers } from './customer-change';
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
  const { control, formState } = useFormContext<CompanyEntry>();
  const { errors } = formState;
  const companyType = useWatch({ control, name: 'companyType' });
  return (
    <Card title="Company">
      <FieldGrid $min={220}>
        <FieldsOf
          of={noun}
          only={['companyName']}
          fixed={rights.rename ? undefined : 'Your role renames no companies.'}
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
        {delivers({ companyType }) && !withoutFacility && <FacilityField companyId={facilitiesOf} />}
        <SameAddress />
        <FieldsOf of={noun} only={['address', 'address1', 'city', 'state', 'zipcode']} />
      </FieldGrid>
    </Card>
  );
}
