import {
  permissionEdit,
  permissionList,
  roleAdd,
  roleDefault,
  roleDelete,
  roleDetail,
  roleEdit,
  roleList,
} from '@washcoat/contract-entities';
import { mapPage, read, write, type Route, type Service } from '@washcoat/service-kit';
import { listPermissions } from './permission.model';
import { editPermission } from './permission.commands';
import { namedPermissions } from './role-grants';
import { addRole, assertMayAddRole, chooseDefaultRole, deleteRole, editRole } from './role.commands';
import { findWholeRole, listRoles, presentPermission, presentRole } from './role.records';

/**
 * Roles and permissions. The `companyId` of editing and deleting is the sender's and changes nothing: a role stays
 * with its company.
 */
export function roleRoutes({ platform }: Pick<Service, 'platform'>): readonly Route[] {
  return [
    read(roleList, async ({ database, session }, filters) =>
      mapPage(await listRoles(database, session, filters), presentRole),
    ),
    read(roleDetail, ({ database, session, now }, { roleId }) =>
      findWholeRole(database, session, roleId, now),
    ),
    write(roleAdd, async (unit, { clonedRoleId, companyId = null, ...role }) => {
      await assertMayAddRole(unit, unit.session, clonedRoleId);
      const permissions = await namedPermissions(unit.trx, role.permissions);
      const roleId = await addRole(unit, unit.session, { ...role, companyId, permissions });
      return { message: 'Successfully added the Role', roleId };
    }),
    write(roleEdit, async (unit, edit) => {
      const permissions = await namedPermissions(unit.trx, edit.permissions);
      const version = await editRole(unit, unit.session, platform.sessions, { ...edit, permissions });
      return { message: 'Successfully edited the Role', version };
    }),
    write(roleDelete, async (unit, { roleId }) => {
      await deleteRole(unit, unit.session, roleId);
      return { message: 'Deleted Successfully' };
    }),
    write(roleDefault, async (unit, chosen) => {
      await chooseDefaultRole(unit, unit.session, chosen);
      return { message: 'Changes Applied.' };
    }),
    read(permissionList, async ({ database }, filters) =>
      mapPage(await listPermissions(database, filters), presentPermission),
    ),
    write(permissionEdit, async (unit, edit) => {
      await editPermission(unit, platform.sessions, edit);
      return { message: 'Changes Applied.' };
    }),
  ];
}
