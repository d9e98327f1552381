import { flagNames, type FlagName } from '@washcoat/contract-kernel';
import { badInput } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import type { RoleRow } from '../roles/role';
import { findRole, permissionNamesOf } from '../roles/role.repository';

/** What a role gives to a user. */
export interface GivenRole {
  role: RoleRow | null;
  permissions: readonly FlagName[];
}

/**
 * A role with its permissions; nothing for null. 400 at `roleId` when it is gone, even if it was deleted at this very
 * moment; in a transaction it can't be deleted any more.
 */
export async function givenRole(database: Knex, roleId: string | null): Promise<GivenRole> {
  if (!roleId) return { role: null, permissions: [] };
  const role = await findRole(database, roleId);
  if (!role) throw badInput({ roleId: 'Please select the valid value' });
  const names = new Set(await permissionNamesOf(database, role.role_id));
  return { role, permissions: flagNames.filter((name) => names.has(name)) };
}

/**
 * Refuses with 400 at `roleId` a role that users of the company can't get: it must exist, and be shared by all or
 * belong to the company or to one above it.
 */
export async function assertRoleOffered(
  database: Knex,
  roleId: string,
  companyId: string | null,
): Promise<void> {
  const { rows } = await database.raw(
    `with recursive above as (
       select company_id, parent_company_id from company where company_id = :companyId
       union
       select company.company_id, company.parent_company_id
         from company join above on above.parent_company_id = company.company_id
     )
     select 1 from role
      where role_id = :roleId and (company_id is null or company_id in (select company_id from above))`,
    { roleId, companyId },
  );
  if (!rows.length) throw badInput({ roleId: 'Please select the valid value' });
}
