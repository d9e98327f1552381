import { useSession } from '@washcoat/platform-sdk';
import { Card, SelectField, Stack, Switch, type Option } from '@washcoat/ui';
import { Controller, useFormContext } from 'react-hook-form';
import * as rules from '@washcoat/platform-sdk/forms';
import type { UserChoices } from './use-user-choices';
import type { UserEntry } from './user-entry';

const houseHierarchies = [
  { value: '1', label: 'The whole house' },
  { value: '4', label: 'Limited house staff' },
];

/** A facility that is switched off by now stays what was chosen. */
function withChosen(options: readonly Option[], chosen: string): readonly Option[] {
  const isKnown = chosen === '' || options.some(({ value }) => value === chosen);
  return isKnown ? options : [...options, { value: chosen, label: chosen }];
}

export interface UserFormStandingProps {
  choices: UserChoices;
  /** Nobody changes their own standing. */
  isSelf: boolean;
}

/** Role, facility and switches of a user: what others decide. */
export function UserFormStanding({ choices, isSelf }: UserFormStandingProps) {
  const { control, formState } = useFormContext<UserEntry>();
  const { isAdmin, isSA } = useSession();
  const { errors } = formState;
  const selfReason = isSelf ? 'Nobody changes their own standing' : undefined;
  return (
    <Card title="Role and access">
      <Stack>
        <Controller
          control={control}
          name="roleId"
          rules={{ validate: rules.choice }}
          render={({ field }) => (
            <SelectField
              {...field}
              label="Role"
              required
              disabled={isSelf}
              options={choices.roles}
              help={selfReason}
              error={errors.roleId?.message ?? choices.problem}
            />
          )}
        />
        {choices.isHouse && (
          <Controller
            control={control}
            name="hierarchy"
            rules={{ validate: rules.choice }}
            render={({ field }) => (
              <SelectField
                {...field}
                label="Works for"
                required
                disabled={isSelf}
                options={houseHierarchies}
                error={errors.hierarchy?.message}
              />
            )}
          />
        )}
        <Controller
          control={control}
          name="facilityCity"
          render={({ field }) => (
            <SelectField
              {...field}
              label="Facility"
              emptyLabel="None"
              disabled={isSelf}
              options={withChosen(choices.facilities, field.value)}
              help="Limited users see the invoices of their facility only."
              error={errors.facilityCity?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="isActive"
          render={({ field: { value, onChange, ref } }) => (
            <Switch
              ref={ref}
              label="Is Active"
              checked={value}
              disabledReason={selfReason}
              onChange={onChange}
            />
          )}
        />
        {(isAdmin || isSA) && (
          <Controller
            control={control}
            name="isAdmin"
            render={({ field: { value, onChange, ref } }) => (
              <Switch
                ref={ref}
                label="Is Admin"
                checked={value}
                disabledReason={selfReason}
                onChange={onChange}
              />
            )}
          />
        )}
      </Stack>
    </Card>
  );
}
