import { useMemo } from 'react';
import { activeFacilities, problemText, useSession } from '@washcoat/platform-sdk';
import type { Option } from '@washcoat/ui';
import { useCustomerQuery } from '../customers/customers.api';
import { useFacilitiesQuery } from '../facilities/facilities.api';
import { useRoleChoicesQuery } from './user-choices.api';

const ROLES = 1000;

/** What can be chosen for a user of a company. */
export interface UserChoices {
  roles: readonly Option[];
  facilities: readonly Option[];
  /** The company is the house and the signed-in user may say who sees how much of it. */
  isHouse: boolean;
  /** Why there are no roles to choose from. */
  problem: string | undefined;
}

/** Roles that fit the company, the active facilities where it trades, and whether it is the house. */
export function useUserChoices(companyId: string): UserChoices {
  const { hierarchy } = useSession();
  const { data: company } = useCustomerQuery({ companyId }, { skip: companyId === '' });
  const { data: roles, error } = useRoleChoicesQuery({ companyId, count: ROLES }, { skip: companyId === '' });
  const { data: facilities } = useFacilitiesQuery(
    { ...activeFacilities, companyId },
    { skip: companyId === '' },
  );
  return useMemo(
    () => ({
      roles: (roles?.list ?? []).map(({ roleId, name }) => ({ value: roleId, label: name })),
      facilities: (facilities?.list ?? []).map(({ name, city, state }) => ({
        value: name,
        label: name,
        note: `${city}, ${state}`,
      })),
      isHouse: hierarchy === 1 && company?.companyType === 'HOUSE',
      problem: error ? problemText(error, 'The roles did not load.') : undefined,
    }),
    [roles, facilities, company, hierarchy, error],
  );
}
