import { restrictingFlagNames } from '@washcoat/contract-kernel';
import { clock } from '@washcoat/service-kit';
import type { Knex } from 'knex';
import { permissionCatalogue } from './permission-catalogue';
import { keepPermissions } from './permission.repository';

/** Adds the permissions that every installation has, in their words of today; what is out of use stays so. */
export async function ensurePermissions(database: Knex): Promise<void> {
  const permissions = Object.entries(permissionCatalogue).map(([permissionName, permission]) => ({
    ...permission,
    permissionName,
    restricts: restrictingFlagNames.includes(permissionName),
  }));
  await keepPermissions(database, { service: 'entities', declaredAt: clock.now(), permissions });
}
