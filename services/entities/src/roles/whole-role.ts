import type { Session, WholeRole } from '@washcoat/contract-entities';
import { notFound } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { allPermissions, grantsOf } from './permission.repository';
import type { RoleRow } from './role';
import { rolesSeenBy } from './role-sight';
import { presentWholeRole } from './role.presenter';
import { defaultKindsOf, type ShownRoleRow } from './role.repository';

/** A role with every permission of the installation, as somebody sees it. */
export async function wholeRole(database: Knex, session: Session, row: RoleRow): Promise<WholeRole> {
  const grants = await grantsOf(database, row.role_id);
  const shown = { ...row, default_for: await defaultKindsOf(database, row.role_id) };
  return presentWholeRole(shown, await allPermissions(database), grants, session);
}

/** A role that the user sees, whole; the empty form without `roleId`. 404 when they don't see it. */
export async function findWholeRole(
  database: Knex,
  session: Session,
  roleId: string | undefined,
  now: Date,
): Promise<WholeRole> {
  if (!roleId) return presentWholeRole(emptyRole(now), await allPermissions(database), [], session);
  const row: RoleRow | undefined = await rolesSeenBy(database, session)
    .where('role.role_id', roleId)
    .first('role.*');
  if (!row) throw notFound('This role');
  return wholeRole(database, session, row);
}

const emptyRole = (now: Date): Omit<ShownRoleRow, 'role_id'> => ({
  name: '',
  type: 1,
  is_franchise: false,
  company_id: null,
  default_for: [],
  version: 1,
  created_at: now,
  updated_at: now,
});
