import { badInput } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { permissionsOfRoles } from '../roles/permission.model';
import { findRole, offeredTo, r, RoleModel } from '../roles/role.model';
import type { NamedPermission } from '../roles/role.policy';

/** What a role gives to a user. */
export interface GivenRole {
  role: RoleModel | null;
  permissions: readonly NamedPermission[];
  /** The facilities whose invoices it opens. */
  facilities: readonly string[];
}

/**
 * A role with its permissions; nothing for null. 400 at `field` when it is gone, even if it was deleted at this very
 * moment; in a transaction it can't be deleted any more.
 */
export async function givenRole(database: Knex, roleId: string | null, field = 'roleId'): Promise<GivenRole> {
  if (!roleId) return { role: null, permissions: [], facilities: [] };
  const role = await findRole(database, roleId);
  if (!role) throw misfit(field);
  const permissions = await permissionsOfRoles(database, [role.roleId]);
  return { role, permissions, facilities: permissions.flatMap(({ facilities }) => facilities) };
}

/** Refuses with 400 at `field` a role that is gone or is not offered to the company. */
export async function assertRoleOffered(
  database: Knex,
  roleId: string,
  companyId: string | null,
  field = 'roleId',
): Promise<void> {
  const query = RoleModel.query(database).where(r.roleId, roleId);
  offeredTo(query, companyId);
  if (!(await query.first())) throw misfit(field);
}

const misfit = (field: string) => badInput({ [field]: 'Please select the valid value' });
