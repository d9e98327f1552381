import type { roleEdit } from '@washcoat/contract-entities';
import type { InputOf } from '@washcoat/contract-kernel';
import { badInput } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { allPermissions } from './permission.repository';
import type { GrantedPermission } from './role';

/** Permissions by the ids that a form sends. 400 for an id that is none; the names and types sent along don't count. */
export async function namedPermissions(
  database: Knex,
  sent: InputOf<typeof roleEdit>['permissions'],
): Promise<GrantedPermission[]> {
  const byId = new Map((await allPermissions(database)).map((row) => [row.permission_id, row]));
  return sent.map(({ permissionId, facilities }) => {
    const permission = byId.get(permissionId.toLowerCase());
    if (!permission) throw badInput({ permissions: 'Please select the valid value' });
    return { permissionName: permission.permission_name, facilities };
  });
}
