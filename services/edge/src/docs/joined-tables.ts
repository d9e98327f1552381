import { openApiOf } from '@washcoat/contract-kernel';
import { callsOf, type CallTable } from '../calls/call-table';

/** One OpenAPI document of the calls of all services. */
export function joinedTables(tables: ReadonlyMap<string, CallTable>) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { path, method, operation } of [...tables.values()].flatMap(callsOf)) {
    (paths[path] ??= {})[method.toLowerCase()] = operation;
  }
  return { ...openApiOf('Washcoat', []), paths };
}
