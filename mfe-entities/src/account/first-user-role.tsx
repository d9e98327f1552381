import { companyTypeChoices, type RoleKind } from '@washcoat/contract-entities';
import { problemText } from '@washcoat/platform-sdk';
import { SelectField } from '@washcoat/ui';
import { useEffect } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { defaultOf } from '../roles/role-words';
import { useRoleChoicesQuery } from '../users/user-choices.api';
import type { AccountEntry } from './account-entry';

const MOST = 1000;
const kinds: Record<(typeof companyTypeChoices)[number], RoleKind> = {
  SELLER: 'PARTNER',
  FRANCHISE: 'FRANCHISE_OWNER',
  CUSTOMER: 'CUSTOMER',
};

/** The role of the first user: the default of the company's type, or another one that fits and may be given. */
export function FirstUserRole() {
  const { control, setValue, getValues, formState } = useFormContext<AccountEntry>();
  const typed = useWatch({ control, name: 'companyType' });
  const newCompanyType = companyTypeChoices.find((type) => type === typed);
  const { currentData, error } = useRoleChoicesQuery(
    { newCompanyType, isGivable: 'true', count: MOST },
    { skip: newCompanyType === undefined },
  );
  const roles = newCompanyType ? currentData?.list : undefined;
  const chosen = getValues('userRoleId');
  const isForeign = roles !== undefined && chosen !== '' && !roles.some(({ roleId }) => roleId === chosen);
  useEffect(() => {
    // A role of another type of company is none of this one's.
    if (isForeign) setValue('userRoleId', '');
  }, [isForeign, setValue]);
  const byDefault = defaultOf(roles ?? [], newCompanyType && kinds[newCompanyType]);
  const failure = error && problemText(error, 'The roles did not load.');
  return (
    <Controller
      control={control}
      name="userRoleId"
      render={({ field }) => (
        <SelectField
          {...field}
          label="Role"
          disabled={newCompanyType === undefined}
          emptyLabel={byDefault ? `${byDefault.name} (default)` : 'The default role'}
          options={(roles ?? [])
            .filter(({ roleId }) => roleId !== byDefault?.roleId)
            .map(({ roleId, name }) => ({ value: roleId, label: name }))}
          help={newCompanyType === undefined ? 'Choose the company type first.' : undefined}
          error={formState.errors.userRoleId?.message ?? failure}
        />
      )}
    />
  );
}
