import { z } from 'zod';
import { allows, type Access } from './access';
import type { Endpoint } from './endpoint';
import { errorAnswer, tooOftenAnswer } from './fields';

type Json = Record<string, unknown>;

/**
 * OpenAPI 3.1 of `endpoints`, generated from the definitions that also validate. A call stands under each of its
 * spellings and carries its access rule as `x-access`: a service's own document is its call table, which the door reads.
 */
export function openApiOf(title: string, endpoints: readonly Endpoint[]): Json {
  const paths: Record<string, Json> = {};
  for (const definition of endpoints) {
    const method = definition.method.toLowerCase();
    const described = operation(definition);
    (paths[definition.path] ??= {})[method] = described;
    for (const [index, spelling] of (definition.aliases ?? []).entries())
      (paths[spelling] ??= {})[method] = {
        ...described,
        operationId: `${definition.id}${index + 2}`,
        summary: `${definition.summary} (another spelling of ${definition.path})`,
        'x-spelling-of': definition.path,
      };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: {
        Error: schemaOf(errorAnswer, 'output'),
        TooOften: schemaOf(tooOftenAnswer, 'output'),
      },
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } },
    },
  };
}

function operation(definition: Endpoint): Json {
  const input = schemaOf(definition.input, 'input');
  const isRead = definition.method === 'GET';
  return {
    operationId: definition.id,
    tags: [definition.service],
    summary: definition.summary,
    description: describeAccess(definition.access),
    'x-access': definition.access,
    security: allows(definition.access, null) ? [] : [{ token: [] }],
    ...(isRead ? { parameters: queryParameters(input) } : { requestBody: requestBody(definition, input) }),
    responses: {
      '200': { description: 'Done', content: answerContent(definition) },
      '429': {
        description: 'Too often',
        headers: { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } },
        content: { 'application/json': { schema: { $ref: '#/components/schemas/TooOften' } } },
      },
      '4XX': {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  };
}

function requestBody(definition: Endpoint, schema: Json): Json {
  const type = definition.body === 'multipart' ? 'multipart/form-data' : 'application/json';
  return { required: true, content: { [type]: { schema } } };
}

function answerContent(definition: Endpoint): Json {
  if (definition.body === 'file') return { 'application/octet-stream': {} };
  return { 'application/json': { schema: schemaOf(definition.output, 'output') } };
}

function queryParameters(schema: Json): Json[] {
  const properties = (schema.properties ?? {}) as Record<string, Json>;
  const required = new Set((schema.required ?? []) as string[]);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema: property,
  }));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}

/** The access rule in a sentence for the readable page. */
export function describeAccess(access: Access): string {
  if ('open' in access) return 'No token needed.';
  const ways = access.anyOf.map((condition) => {
    const facts = Object.entries(condition).map(
      ([name, value]) => `${name} ${Array.isArray(value) ? value.join(', ') : value}`,
    );
    return facts.length ? facts.join(' and ') : 'any signed-in user';
  });
  return `Allowed: ${ways.join('; or ')}.`;
}
