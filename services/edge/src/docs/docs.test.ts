import { allEndpoints } from '../calls/all-endpoints';
import { TestEdge } from '../testing/test-edge';
import { html, join } from './html';

const methods = ['get', 'post', 'put', 'delete'];

describe('the description of all calls', () => {
  let edge: TestEdge;
  beforeAll(async () => {
    edge = await TestEdge.start();
  });
  afterAll(() => edge.stop());

  it('is one OpenAPI document with every call under every spelling', async () => {
    const { json, headers } = await edge.get('/openapi.json');
    expect(headers['content-type']).toMatch(/application\/json/);
    expect(json).toMatchObject({ openapi: '3.1.0', info: { title: 'Washcoat', version: '1' } });
    const paths = json.paths as Record<string, Record<string, unknown>>;
    for (const { path, aliases = [], method } of allEndpoints) {
      for (const spelling of [path, ...aliases]) expect(paths[spelling]).toHaveProperty(method.toLowerCase());
    }
  });

  it('keeps to the rules of OpenAPI: unique ids, known methods, unique parameters, references that lead somewhere', async () => {
    const { json } = await edge.get('/openapi.json');
    const operations = Object.entries(json.paths as Record<string, Record<string, Operation>>).flatMap(
      ([path, item]) => {
        expect(path).toMatch(/^\//);
        return Object.entries(item).map(([method, operation]) => {
          expect(methods).toContain(method);
          return operation;
        });
      },
    );
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { responses, parameters = [], security } of operations) {
      expect(Object.keys(responses).every((status) => /^[1-5](\d\d|XX)$/.test(status))).toBe(true);
      const names = parameters.map(({ name, in: place }) => `${place} ${name}`);
      expect(new Set(names).size).toBe(names.length);
      expect(security.every((scheme) => 'token' in scheme)).toBe(true);
    }
    const references = [...JSON.stringify(json).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    );
    expect(references.length).toBeGreaterThan(0);
    for (const reference of new Set(references)) {
      const target = reference.split('/').reduce<unknown>((value, key) => (value as never)?.[key], json);
      expect(target).toBeDefined();
    }
  });

  it('can be read at /docs, without a script or anything from elsewhere', async () => {
    const { body, headers } = await edge.get('/docs');
    const page = body.toString();
    expect(headers['content-type']).toMatch(/text\/html/);
    for (const { path } of allEndpoints) expect(page).toContain(`<code>${path}</code>`);
    expect(page).not.toMatch(/<script|https?:\/\/|@import/);
  });

  it('escapes text and leaves markup', () => {
    expect(html`<p title="${`a"'&<b>`}">${join([html`<b>${'<i>'}</b>`])}</p>`.text).toBe(
      '<p title="a&quot;&#39;&amp;&lt;b&gt;"><b>&lt;i&gt;</b></p>',
    );
  });

  it('is joined by metrics and liveness', async () => {
    await edge.get('/read/v1/user/me');
    const metrics = (await edge.get('/metrics')).body.toString();
    expect(metrics).toMatch(/edge_request_seconds_count\{kind="read",status="200"\} [1-9]/);
    expect(metrics).toContain('process_cpu_user_seconds_total');
    expect((await edge.get('/health/live')).json).toEqual({ status: 'live' });
  });
});

interface Operation {
  operationId: string;
  responses: Record<string, unknown>;
  parameters?: { name: string; in: string }[];
  security: Record<string, unknown>[];
}
