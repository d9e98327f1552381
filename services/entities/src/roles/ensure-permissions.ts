import type { Knex } from 'knex';
import { permissionCatalogue } from './permission-catalogue';

/** Adds the permissions that the installation does not have yet; what administrators changed on others stays. */
export async function ensurePermissions(database: Knex): Promise<void> {
  const rows = Object.entries(permissionCatalogue).map(([permission_name, { type, description }]) => ({
    permission_name,
    type,
    description,
  }));
  await database('permission').insert(rows).onConflict('permission_name').ignore();
}
