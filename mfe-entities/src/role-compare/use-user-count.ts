import type { WholeRole } from '@washcoat/contract-entities';
import { useRolesQuery } from '../roles/roles.api';

const SAME_NAME_LIMIT = 100;

/** How many users have a role, from the list of roles of its name; undefined while unknown. */
export function useUserCount(
  role: Pick<WholeRole, 'roleId' | 'name' | 'type'> | undefined,
): number | undefined {
  const isUnsaved = !role?.roleId;
  const { currentData } = useRolesQuery(
    { text: role?.name, type: role?.type, count: SAME_NAME_LIMIT },
    { skip: isUnsaved },
  );
  return isUnsaved ? undefined : currentData?.list.find(({ roleId }) => roleId === role.roleId)?.userCount;
}
