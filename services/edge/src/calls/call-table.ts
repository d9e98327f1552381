import { openApiOf, type Endpoint, type Method } from '@washcoat/contract-kernel';
import { z } from 'zod';

const methods = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const;

const operation = z.looseObject({
  operationId: z.string(),
  summary: z.string().default(''),
  description: z.string().default(''),
  /** Who may: for readers of the table. The service applies it, whatever the door knows. */
  'x-access': z.unknown().optional(),
  'x-spelling-of': z.string().optional(),
  parameters: z.array(z.unknown()).optional(),
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.unknown()).default({}),
});
const document = z.looseObject({
  openapi: z.string().startsWith('3.'),
  paths: z.record(z.string(), z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), operation)),
});

/** What a service says that it answers: an OpenAPI document. */
export type CallTable = z.infer<typeof document>;
export type Operation = z.infer<typeof operation>;

/** A call at one of its spellings. */
export interface KnownCall {
  method: Method;
  path: string;
  operation: Operation;
}

/** Where calls of screens and programs lie; the door lets a service answer nowhere else. */
const callPath = /^\/((read|write)\/v1.|\.well-known\/)/;

/** Reads what a service served as its table. Throws when it is none. */
export function readCallTable(served: unknown): CallTable {
  return document.parse(served);
}

/** The table of calls that were known when the door was built. */
export function tableOf(service: string, endpoints: readonly Endpoint[]): CallTable {
  return readCallTable(openApiOf(service, endpoints));
}

/** Every call of a table, each spelling by itself. */
export function callsOf({ paths }: CallTable): KnownCall[] {
  return Object.entries(paths)
    .filter(([path]) => callPath.test(path))
    .flatMap(([path, item]) =>
      Object.entries(methods).flatMap(([key, method]) => {
        const found = item[key as keyof typeof methods];
        return found ? [{ method, path, operation: found }] : [];
      }),
    );
}
