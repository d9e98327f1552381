import { z } from 'zod';
import { allEndpoints } from '../calls/all-endpoints';
import { edgeMetricsText } from '../service';
import { TestEdge } from '../testing/test-edge';

const operation = z.object({
  operationId: z.string(),
  responses: z.record(z.string().regex(/^[1-5](\d\d|XX)$/), z.unknown()),
  parameters: z.array(z.object({ name: z.string(), in: z.literal('query') })).default([]),
  security: z.array(z.object({ token: z.array(z.string()) })),
});
const openApi = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.literal('Washcoat'), version: z.string() }),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), operation),
  ),
});

/** What a reference such as `#/components/schemas/Error` leads to. */
const follow = (document: unknown, reference: string) =>
  reference
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? Object.entries(value).find(([name]) => name === key)?.[1]
          : undefined,
      document,
    );

describe('the description of all calls', () => {
  let edge: TestEdge;
  beforeAll(async () => {
    edge = await TestEdge.start();
  });
  afterAll(() => edge.stop());

  it('is one OpenAPI document with every call under every spelling', async () => {
    const { json, headers } = await edge.get('/openapi.json');
    expect(headers['content-type']).toMatch(/application\/json/);
    const { paths } = openApi.parse(json);
    for (const { path, aliases = [], method } of allEndpoints) {
      for (const spelling of [path, ...aliases]) expect(paths[spelling]).toHaveProperty(method.toLowerCase());
    }
  });

  it('keeps to the rules of OpenAPI: unique ids and parameters, references that lead somewhere', async () => {
    const { json, body } = await edge.get('/openapi.json');
    const operations = Object.values(openApi.parse(json).paths).flatMap((item) => Object.values(item));
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { parameters } of operations) {
      const names = parameters.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
    const references = [...body.toString().matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(references).toContain('#/components/schemas/Error');
    for (const { responses } of operations) expect(responses).toHaveProperty('429');
    expect(follow(json, '#/components/schemas/TooOften/required')).toContain('retryAfter');
    for (const reference of new Set(references)) expect(follow(json, reference)).toBeDefined();
  });

  it('can be read at /docs, without a script or anything from elsewhere', async () => {
    const { body, headers } = await edge.get('/docs');
    const page = body.toString();
    expect(headers['content-type']).toMatch(/text\/html/);
    for (const { path } of allEndpoints) expect(page).toContain(`<code>${path}</code>`);
    expect(page).not.toMatch(/<script|https?:\/\/|@import/);
  });

  it('is joined by liveness; metrics are not for the public', async () => {
    await edge.get('/read/v1/user/me');
    expect((await edge.get('/metrics')).status).toBe(404);
    const metrics = await edgeMetricsText();
    expect(metrics).toMatch(/edge_request_seconds_count\{kind="read",status="200"\} [1-9]/);
    expect(metrics).toContain('process_cpu_user_seconds_total');
    expect((await edge.get('/health/live')).json).toEqual({ status: 'live' });
  });
});
