import type { RoleKind } from '@washcoat/contract-entities';
import { problemText } from '@washcoat/platform-sdk';
import { SelectField } from '@washcoat/ui';
import { useCustomerQuery } from '../customers/customers.api';
import { defaultOf } from '../roles/role-words';
import { useRoleChoicesQuery } from '../users/user-choices.api';

const MOST = 1000;
const kinds: Record<string, RoleKind> = {
  HOUSE: 'STAFF',
  CUSTOMER: 'CUSTOMER',
  SELLER: 'PARTNER',
  FRANCHISE: 'FRANCHISE',
};

export interface InvitedRoleProps {
  /** The company that the invited person joins. */
  companyId: string;
  /** Empty for the default role. */
  value: string;
  error?: string;
  onChange: (roleId: string) => void;
}

/** The role that an invited person gets: the default of the company's kind, or one that the inviter may give. */
export function InvitedRole({ companyId, value, error, onChange }: InvitedRoleProps) {
  const { data: company } = useCustomerQuery({ companyId });
  const { currentData: roles, error: failure } = useRoleChoicesQuery({
    companyId,
    isGivable: 'true',
    count: MOST,
  });
  const byDefault = defaultOf(roles?.list ?? [], company && kinds[company.companyType]);
  return (
    <SelectField
      label="Role"
      value={value}
      emptyLabel={byDefault ? `${byDefault.name} (default)` : 'The default role'}
      options={(roles?.list ?? [])
        .filter(({ roleId }) => roleId !== byDefault?.roleId)
        .map(({ roleId, name }) => ({ value: roleId, label: name }))}
      error={error ?? (failure && problemText(failure, 'The roles did not load.'))}
      onChange={onChange}
    />
  );
}
