import { permissionsDeclared } from '@washcoat/contract-entities';
import { consumer, type SessionStore } from '@washcoat/service-kit';
import { changeRights, refreshAllSessions } from '../sign-in/changed-rights';
import { grantToDefaults, keepPermissions } from './permission.repository';

/** Takes in the permissions that a domain declares: they are listed and can be granted from then on. */
export const keepDeclaredPermissions = (sessions: SessionStore) =>
  consumer({
    name: 'keep-declared-permissions',
    event: permissionsDeclared,
    async handle(unit, { service, declaredAt, permissions }) {
      await changeRights(unit.trx);
      const added = await keepPermissions(unit.trx, {
        service,
        declaredAt: new Date(declaredAt),
        permissions,
      });
      if (!added.length) return;
      const rows = await unit.trx('permission').whereIn('permission_id', added);
      for (const { permission_id, permission_name } of rows) {
        const { grantedTo = [] } =
          permissions.find(({ permissionName }) => permissionName === permission_name) ?? {};
        await grantToDefaults(unit.trx, permission_id, grantedTo);
      }
      await refreshAllSessions(unit, sessions);
    },
  });
