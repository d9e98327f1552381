import { fakeSession } from '@washcoat/platform-sdk/testing';
import { contributed } from '../testing/registered';
import { placeAt, startOf } from './place';
import type { Surroundings } from './place';

const contributions = contributed({
  pages: [
    { path: '/converters/identify/:parameters?', title: 'Identify Converters' },
    { path: '/loads/active-load', title: 'Active Carts', requires: { anyOf: [{ flags: ['canBuildCart'] }] } },
    { path: '/dashboard', title: 'Dashboard', requires: { anyOf: [{ flags: ['canAccessDashboard'] }] } },
    { path: '/dashboard/loadreport', title: 'Load report', isUnderConstruction: true },
    { path: '/entities/Franchise', title: 'Franchise', requires: { anyOf: [{ hierarchy: [1] }] } },
    { path: '/new-user/:id?', title: 'New user', requires: { anyOf: [{ isNewUser: true }] } },
    { path: '/help', title: 'Help', requires: { open: true } },
  ],
});
const around = (more: Partial<Surroundings> = {}): Surroundings => ({
  signedIn: fakeSession(),
  registry: 'ready',
  contributions,
  width: 1440,
  ...more,
});
const nobody = around({ signedIn: null });

it.each([
  ['/', 'sign-in'],
  ['/login/owner%40peachtree.test', 'register'],
  ['/invite', 'register'],
  ['/reset-password/abc', 'reset-password'],
])('[AUTH-001] [AUTH-002] [AUTH-003] shows %s to nobody as %s', (path, page) => {
  expect(placeAt(path, nobody)).toEqual({ kind: 'own', page });
});

it.each(['/login', '/login/a/b', '/invite/x', '/converters/identify', '/nowhere'])(
  'sends nobody from %s to the sign-in page',
  (path) => {
    expect(placeAt(path, nobody)).toEqual({ kind: 'redirect', to: '/', cause: 'signed-out' });
  },
);

it('sends nobody from /logout to the sign-in page, which is not gone back to', () => {
  expect(placeAt('/logout', nobody)).toEqual({ kind: 'redirect', to: '/', cause: 'elsewhere' });
});

it('shows a page that is open to everyone to nobody too', () => {
  expect(placeAt('/help', nobody)).toMatchObject({ kind: 'page', page: { path: '/help' } });
  expect(placeAt('/help', around({ signedIn: null, registry: 'waiting' }))).toEqual({ kind: 'waiting' });
});

it('[AUTH-013] sends everyone who opens the sign-in page signed in to /dashboard', () => {
  const signedIn = fakeSession({ canAccessDashboard: true });
  for (const path of ['/', '/invite', '/login/somebody']) {
    expect(placeAt(path, around({ signedIn }))).toEqual({
      kind: 'redirect',
      to: '/dashboard',
      cause: 'elsewhere',
    });
  }
  expect(placeAt('/', around())).toMatchObject({ to: '/converters/identify' });
  expect(placeAt('/', around({ registry: 'waiting' }))).toEqual({ kind: 'waiting' });
});

it('[AUTH-004] shows the sign-out to everyone signed in', () => {
  expect(placeAt('/logout', around({ signedIn: fakeSession({ isNewUser: true }) }))).toEqual({
    kind: 'own',
    page: 'sign-out',
  });
});

describe('the page a user starts at', () => {
  const builder = fakeSession({ canBuildCart: true });
  it.each([
    [
      '[AUTH-014] a self-registering customer',
      fakeSession({ isNewUser: true, hierarchy: 2, companyId: null }),
      1440,
      '/new-user/1',
    ],
    [
      '[AUTH-014] an invited new user',
      fakeSession({ isNewUser: true, hierarchy: 10, companyId: null }),
      390,
      '/new-user',
    ],
    ['[AUTH-015] a screen under 720', builder, 719, '/loads/active-load'],
    ['[AUTH-016] a screen of 720', builder, 720, '/converters/identify'],
    ['a small screen without the right to carts', fakeSession(), 390, '/converters/identify'],
  ])('%s', (_who, signedIn, width, expected) => {
    expect(startOf(signedIn, around({ width }))).toBe(expected);
  });
});

it('shows a page to those who may open it', () => {
  expect(placeAt('/converters/identify/make=Ford', around())).toMatchObject({
    kind: 'page',
    page: { title: 'Identify Converters' },
  });
});

it('sends those without the right to their start page', () => {
  const signedIn = fakeSession({ hierarchy: 2 });
  expect(placeAt('/entities/Franchise', around({ signedIn }))).toEqual({
    kind: 'redirect',
    to: '/converters/identify',
    cause: 'denied',
  });
  const newUser = fakeSession({ isNewUser: true, hierarchy: 2, companyId: null });
  expect(placeAt('/converters/identify', around({ signedIn: newUser }))).toMatchObject({ to: '/new-user/1' });
});

it('does not send anybody in circles when the start page is not there either', () => {
  const pages = contributions.pages.filter(({ path }) => path === '/entities/Franchise');
  const signedIn = fakeSession({ hierarchy: 2 });
  expect(
    placeAt('/entities/Franchise', around({ signedIn, contributions: { ...contributions, pages } })),
  ).toEqual({
    kind: 'not-found',
  });
});

it('leads other upper and lower case to the spelling as written', () => {
  expect(placeAt('/entities/franchise', around())).toMatchObject({
    kind: 'redirect',
    to: '/entities/Franchise',
    cause: 'spelling',
  });
});

it('[NAV-048] knows no longer and no shorter path', () => {
  for (const path of ['/entities', '/entities/Franchise/7', '/nowhere']) {
    expect(placeAt(path, around())).toEqual({ kind: 'not-found' });
  }
});

it('[NAV-047] has a page for what is under construction', () => {
  expect(placeAt('/dashboard/loadreport', around())).toMatchObject({ kind: 'under-construction' });
});

it('waits for the registry, and says when it did not come', () => {
  expect(placeAt('/nowhere', around({ registry: 'waiting' }))).toEqual({ kind: 'waiting' });
  expect(placeAt('/converters/identify', around({ registry: 'failed' }))).toEqual({
    kind: 'registry-failed',
  });
});
