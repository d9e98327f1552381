import type { WholeRole } from '@washcoat/contract-entities';
import { useAttemptKey } from '@washcoat/platform-sdk/forms';
import { fieldsOf, type RoleDraft, type RoleTask } from './role-draft';
import type { RoleType } from './role-type';
import { useAddRoleMutation, useEditRoleMutation } from './roles.api';

const ADDED = 'Successfully added the Role';
const EDITED = 'Successfully edited the Role';

/** What saving a role answers: what to say and which role it was, or what went wrong. */
export type RoleSaved =
  { data: { message: string; roleId: string }; error?: undefined } | { data?: undefined; error: unknown };

/** Adds a role or changes it, by the task. Sending the same new role again makes no second one. */
export function useSaveRole(role: WholeRole, task: RoleTask) {
  const { keyFor } = useAttemptKey();
  const [add, { isLoading: isAdding }] = useAddRoleMutation();
  const [edit, { isLoading: isEditing }] = useEditRoleMutation();

  const save = async (draft: RoleDraft & { type: RoleType }): Promise<RoleSaved> => {
    const fields = fieldsOf(draft, role.permissions);
    if (task === 'edit' && role.roleId !== null) {
      const { data, error } = await edit({ ...fields, roleId: role.roleId, version: draft.version });
      if (!data) return { error };
      return { data: { message: data.message || EDITED, roleId: role.roleId } };
    }
    const origin =
      task === 'clone' && role.roleId ? { clonedRoleId: role.roleId, companyId: role.companyId } : {};
    const added = { ...fields, ...origin };
    const { data, error } = await add({ ...added, key: keyFor(added) });
    if (!data) return { error };
    return { data: { message: data.message || ADDED, roleId: data.roleId } };
  };
  return { save, isSaving: isAdding || isEditing };
}
