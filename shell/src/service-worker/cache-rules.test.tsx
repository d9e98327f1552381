import { cacheRuleOf } from './cache-rules';

const origin = 'https://washcoat.test';
const asked = (path: string, rest: { method?: string; mode?: RequestMode } = {}) =>
  cacheRuleOf({ method: 'GET', mode: 'no-cors', url: new URL(path, origin).href, ...rest }, origin);

it.each(['/', '/converters/identify/text=KT%200334', '/login/sam@example.com', '/docsx'])(
  'stands in with the kept page at %s',
  (path) => {
    expect(asked(path, { mode: 'navigate' })).toBe('page');
    expect(asked(path, { mode: 'cors' })).toBe('not');
  },
);

it.each([
  '/read/v1/loads/download?token=x',
  '/files/converters/a.webp?signature=x',
  '/docs',
  '/openapi.json',
  '/dev/mail',
  '/unsubscribe/a-ticket',
  '/offer/a-link',
  '/health/live',
  '/metrics',
])('stays out of opening %s', (path) => {
  expect(asked(path, { mode: 'navigate' })).toBe('not');
});

it('asks for the registry first', () => {
  expect(asked('/registry.json', { mode: 'cors' })).toBe('registry');
});

it.each([
  '/main.2c8f3941.js',
  '/inter-latin-wght-normal.4f2981d8.woff2',
  '/remotes/mfe-demo/0.1.0-0a1b2c3d/mf-manifest.json',
  '/remotes/mfe-demo/0.1.0-0a1b2c3d/__federation_expose_app.2f46f8d4.js',
])('keeps %s for good', (path) => {
  expect(asked(path)).toBe('code');
});

it.each([
  '/read/v1/product/getAll?text=KT',
  '/write/v1/user/login',
  '/realtime/?EIO=4',
  '/files/converters/a.0a1b2c3d.webp',
  '/dev/mail',
  '/docs',
  '/remotes/registry.json',
  '/favicon.svg',
  '/service-worker.js',
  '/shell-files.json',
  'https://elsewhere.test/main.2c8f3941.js',
])('stays out of %s', (path) => {
  expect(asked(path, { mode: 'cors' })).toBe('not');
});

it('stays out of whatever is not read', () => {
  for (const method of ['HEAD', 'POST', 'PUT', 'DELETE'])
    expect(asked('/main.2c8f3941.js', { method })).toBe('not');
});
