import type { MenuEntry } from '@washcoat/platform-sdk';
import { fakeSession } from '@washcoat/platform-sdk/testing';
import { contributed } from '../testing/registered';
import { demoNav } from './demo-nav.fixture';
import { currentEntry, sideMenuFor } from './menu-entries';

const contributions = contributed({ nav: demoNav });

function inWords(entries: readonly MenuEntry[]): string[] {
  return entries.map(({ label, children }) =>
    children.length > 0 ? `${label} > ${inWords(children).join(' + ')}` : label,
  );
}

const everyRight = { canAddConverter: true, canBuildCart: true };

describe('the menu of the demonstration sign-ins', () => {
  it.each([
    [
      'sa@washcoat.test',
      fakeSession({ ...everyRight, isSA: true, isAdmin: true }),
      'Identify Converters, Vehicle Search, Identification Queue, Add Converters, Carts > Create Cart + Active Carts, Sales History, Customers and Users, Config > Lookup + Facilities',
    ],
    [
      'admin@washcoat.test',
      fakeSession({ ...everyRight, isAdmin: true }),
      'Identify Converters, Vehicle Search, Identification Queue, Add Converters, Carts > Create Cart + Active Carts, Sales History, Customers and Users, Lookup',
    ],
    [
      'buyer@washcoat.test',
      fakeSession({ canBuildCart: true }),
      'Identify Converters, Vehicle Search, Identification Queue, Carts > Create Cart + Active Carts, Sales History, Customers and Users, Lookup',
    ],
    [
      'grader@washcoat.test',
      fakeSession({ hierarchy: 4, canAcceptLoadRequest: true, minimumSettingsOnly: true }),
      'Identify Converters, Vehicle Search',
    ],
    [
      'owner@peachtree.test',
      fakeSession({ hierarchy: 10, isFranchise: true }),
      'Identify Converters, Vehicle Search, Identification Queue, Carts > Create Cart + Active Carts, My Cart, Sales History, Customers and Users, Config, Facilities',
    ],
    [
      'subscriber@corner.test',
      fakeSession({ hierarchy: 2 }),
      'Identify Converters, Vehicle Search, Identification Queue, Profile, Payment',
    ],
  ])('%s', (_signIn, session, expected) => {
    const { groups } = sideMenuFor(contributions, session);
    expect(inWords(groups.flatMap(({ entries }) => entries)).join(', ')).toBe(expected);
  });
});

it('[NAV-037] ends with Logout for everyone who is not new', () => {
  for (const hierarchy of [1, 2, 4, 10]) {
    const { foot } = sideMenuFor(contributions, fakeSession({ hierarchy }));
    expect(foot.map(({ label, route }) => `${label} ${route}`)).toEqual([
      'User Profile /settings',
      'Logout /logout',
    ]);
  }
});

it('[NAV-038] is bare for new users', () => {
  expect(sideMenuFor(contributions, fakeSession({ isNewUser: true, isSA: true }))).toEqual({
    groups: [],
    foot: [],
  });
});

it('puts an entry under that of another remote, and by itself for who does not see that one', () => {
  const lookup = {
    id: 'lookup-history',
    label: 'Lookup history',
    route: '/history',
    group: 'Manage',
    parent: 'config',
  };
  const third = contributed({ nav: [lookup] }).nav.map((entry) => ({
    ...entry,
    remote: { ...entry.remote, name: 'mfe-third' },
  }));
  const manage = (isSA: boolean) =>
    sideMenuFor(
      { ...contributions, nav: [...contributions.nav, ...third] },
      fakeSession({ isSA }),
    ).groups.find(({ name }) => name === 'Manage')?.entries ?? [];
  expect(inWords(manage(true))).toEqual(['Config > Lookup + Facilities + Lookup history']);
  expect(inWords(manage(false))).toEqual(['Lookup', 'Lookup history']);
});

it('leaves groups without entries away and keeps their order', () => {
  const names = (hierarchy: number) =>
    sideMenuFor(contributions, fakeSession({ hierarchy, minimumSettingsOnly: true })).groups.map(
      ({ name }) => name,
    );
  expect(names(1)).toEqual(['Identify', 'Trade', 'Partners', 'Manage']);
  expect(names(4)).toEqual(['Identify']);
});

it.each([
  ['/converters/identify', 'identify'],
  ['/converters/identify/make=Ford', 'identify'],
  ['/converters', 'add'],
  ['/loads/create-load', 'create'],
  ['/settings', 'profile'],
  ['/somewhere', undefined],
])('marks the entry of %s: %s', (path, expected) => {
  const menu = sideMenuFor(contributions, fakeSession(everyRight));
  expect(currentEntry(menu, path)).toBe(expected);
});

it('[NAV-001] leads to the first report that is built while the one it names is not', () => {
  const reports = (isUnderConstruction: boolean) =>
    contributed({
      pages: [
        { path: '/dashboard/costsheetreport', title: 'Cost Sheet Report', isUnderConstruction },
        { path: '/dashboard/loadreport', title: 'Load Report', isUnderConstruction: true },
        { path: '/dashboard/transactionsreport', title: 'Transactions Report' },
      ],
      nav: [
        { id: 'reports', label: 'Reports', route: '/dashboard/costsheetreport', group: 'Manage', order: 20 },
        { id: 'planned', label: 'Planned', route: '/dashboard/loadreport', group: 'Manage', order: 30 },
      ],
      tabs: ['costsheetreport', 'transactionsreport'].map((id, order) => ({
        ...{ id, slot: 'reports.tabs.v1', label: id, route: `/dashboard/${id}`, order },
      })),
    });
  const routes = (isPlanned: boolean) =>
    sideMenuFor(reports(isPlanned), fakeSession()).groups[0]?.entries.map(({ route }) => route);
  expect(routes(true)).toEqual(['/dashboard/transactionsreport', '/dashboard/loadreport']);
  expect(routes(false)).toEqual(['/dashboard/costsheetreport', '/dashboard/loadreport']);
});
