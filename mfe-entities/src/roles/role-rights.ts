import { roleAdd, roleDelete, roleEdit } from '@washcoat/contract-entities';
import { useAllowed, useSession } from '@washcoat/platform-sdk';

/** What the signed-in user may do with roles. */
export interface RoleRights {
  canAdd: boolean;
  canEdit: boolean;
  canClone: boolean;
  canDelete: boolean;
  /** The list can be narrowed to one type. */
  canFilterType: boolean;
  seesHistory: boolean;
}

/** Super admins do everything, other admins edit and clone, hierarchy 10 reads. */
export function useRoleRights(): RoleRights {
  const { hierarchy, isSA, isAdmin } = useSession();
  const isReader = hierarchy === 10;
  const mayEdit = useAllowed(roleEdit.access);
  const mayClone = useAllowed(roleAdd.access);
  const mayDelete = useAllowed(roleDelete.access);
  return {
    canAdd: !isReader && isSA && mayClone,
    canEdit: !isReader && mayEdit,
    canClone: !isReader && mayClone,
    canDelete: !isReader && mayDelete,
    canFilterType: hierarchy === 1,
    seesHistory: hierarchy === 1 && (isSA || isAdmin),
  };
}
