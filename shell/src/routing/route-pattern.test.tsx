import { asWritten, findRoute, matchesRoute } from './route-pattern';

describe('[NAV-048] routes match exactly', () => {
  it.each([
    ['/', '/', true],
    ['/', '/dashboard', false],
    ['/converters', '/converters', true],
    ['/converters', '/converters/', true],
    ['/converters', '/converters/identify', false],
    ['/converters', '/converter', false],
    ['/converters/identify/:parameters?', '/converters/identify', true],
    ['/converters/identify/:parameters?', '/converters/identify/make=Ford;text=9-3', true],
    ['/converters/identify/:parameters?', '/converters/identify/make=Ford/more', false],
    ['/converter/:id/:type/:parameters', '/converter/7/1', false],
    ['/converter/:id/:type/:parameters', '/converter/7/1/text=x', true],
    ['/reports/top?', '/reports', true],
    ['/reports/top?', '/reports/top', true],
    ['/reports/top?', '/reports/other', false],
    ['/invoices/franchise', '/invoices/Franchise', false],
  ])('%s and %s: %s', (pattern, path, expected) => {
    expect(matchesRoute(pattern, path)).toBe(expected);
  });
});

it('prefers fixed words to names', () => {
  const routes = [{ path: '/things/:id' }, { path: '/things/new' }, { path: '/:any/new' }];
  expect(findRoute(routes, '/things/new')?.path).toBe('/things/new');
  expect(findRoute(routes, '/things/7')?.path).toBe('/things/:id');
  expect(findRoute(routes, '/things/7/more')).toBeUndefined();
});

it('spells the fixed words as written and keeps values', () => {
  expect(asWritten('/entities/Franchise/:id?', '/Entities/franchise/AbC')).toBe('/entities/Franchise/AbC');
});
