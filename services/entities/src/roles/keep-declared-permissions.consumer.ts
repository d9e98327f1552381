import { permissionsDeclared } from '@washcoat/contract-entities';
import { consumer, type SessionStore } from '@washcoat/service-kit';
import { changeRights, refreshAllSessions } from '../sign-in/changed-rights';
import { grantToDefaults } from './permission.commands';
import { keepPermissions } from './permission.model';

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
      const kindsOf = new Map(
        permissions.map(({ permissionName, grantedTo = [] }) => [permissionName, grantedTo]),
      );
      await grantToDefaults(
        unit,
        added.map(({ permissionId, permissionName: name }) => ({
          permissionId,
          kinds: kindsOf.get(name) ?? [],
        })),
      );
      await refreshAllSessions(unit, sessions);
    },
  });
