import { roleDetail, roleEdit, roleList, type WholeRole } from '@washcoat/contract-entities';
import type { ApiClient } from './api-client';

type RolePermission = WholeRole['permissions'][number];

/** Gives a role, as somebody who may, the permissions that `isWanted` chooses. Answers those that it had. */
export async function regrant(
  api: ApiClient,
  roleName: string,
  isWanted: (permission: RolePermission) => boolean,
): Promise<string[]> {
  const { list } = await api.ask(roleList, { text: roleName });
  const roleId = list.find(({ name }) => name === roleName)?.roleId;
  if (!roleId) throw new Error(`There is no role ${roleName}.`);
  const { name, type, permissions } = await api.ask(roleDetail, { roleId });
  const granted = permissions.filter(isWanted);
  await api.ask(roleEdit, {
    roleId,
    name,
    type,
    permissions: granted.map(({ permissionId, facilities }) => ({ permissionId, facilities })),
  });
  return permissions.filter(({ isGranted }) => isGranted).map(({ permissionName }) => permissionName);
}
