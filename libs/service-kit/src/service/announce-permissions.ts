import { permissionsDeclared } from '@washcoat/contract-entities';
import type { Service } from './service';

/** Tells the entities service which permissions this domain has, when that changed since it was last told. */
export async function announcePermissions(
  service: Pick<Service, 'name' | 'definition' | 'inTransaction'>,
): Promise<void> {
  const declared = Object.entries(service.definition.permissions ?? {});
  const permissions = declared.map(([permissionName, permission]) => ({
    ...permission,
    grantedTo: [...(permission.grantedTo ?? [])],
    permissionName,
  }));
  await service.inTransaction({}, async ({ trx, now, publish }) => {
    await trx.raw('select pg_advisory_xact_lock(hashtext(?))', [permissionsDeclared.name]);
    const told = await trx('outbox')
      .where({ topic: permissionsDeclared.topic, key: service.name })
      .orderBy('id', 'desc')
      .first(trx.raw("envelope->'data'->'permissions' = ?::jsonb as same", [JSON.stringify(permissions)]));
    if (told ? told.same : !permissions.length) return;
    await publish(permissionsDeclared, service.name, {
      service: service.name,
      declaredAt: now.toISOString(),
      permissions,
    });
  });
}
