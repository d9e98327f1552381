import type { Endpoint } from '@washcoat/contract-kernel';
import type { Upstreams } from '../upstream/upstream';
import type { RouteTable } from './route-table';

/**
 * Sends every call, under each of its spellings, to the service that owns it, and the signed download links to the
 * service that made them. Throws when an owner is missing.
 */
export function bindCalls(table: RouteTable, endpoints: readonly Endpoint[], upstreams: Upstreams): void {
  for (const { method, path, aliases = [], service, id } of endpoints) {
    const owner = upstreams[service];
    if (!owner) throw new Error(`The call ${id} belongs to ${service}, which has no upstream`);
    for (const spelling of [path, ...aliases]) table.add(method, spelling, (koa) => owner.answer(koa));
  }
  for (const [service, owner] of Object.entries(upstreams)) {
    table.add('GET', `/read/v1/${service}/download`, (koa) => owner.answer(koa));
  }
}
