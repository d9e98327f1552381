import { pageContribution, slotContribution } from '@washcoat/contract-kernel';
import { checkoutTree, newFiles, textOf } from '../testing/checkout-tree';
import { reportTabGenerator } from './report-tab.generator';

jest.setTimeout(300_000);

const manifest = 'mfe-reports/remote.manifest.json';
const tried = { name: 'tried-out', flag: 'canViewTransactionReport' };

it('goes from the contract to the tab, each part with its test', async () => {
  const tree = checkoutTree();
  await reportTabGenerator(tree, tried);
  expect(newFiles(tree)).toEqual([
    'libs/contracts/reporting/src/tried-out.endpoints.ts',
    'mfe-reports/src/tried-out/tried-out.api.ts',
    'mfe-reports/src/tried-out/tried-out.screen.test.tsx',
    'mfe-reports/src/tried-out/tried-out.screen.tsx',
    'services/reporting/src/tried-out/tried-out.report.ts',
    'services/reporting/src/tried-out/tried-out.routes.ts',
    'services/reporting/src/tried-out/tried-out.test.ts',
  ]);
  expect(textOf(tree, 'libs/contracts/reporting/src/index.ts')).toMatch(/Endpoints = [^;]+triedOutReport/);
  expect(textOf(tree, 'services/reporting/src/service.ts')).toContain('...triedOutRoutes(service)');
  expect(textOf(tree, 'services/reporting/src/service.ts')).toContain(
    'dumpFile(service, triedOutDump, triedOut)',
  );
});

it('adds page and tab after the others, with the right that was named', async () => {
  const tree = checkoutTree();
  await reportTabGenerator(tree, { ...tried, title: 'Tried' });
  const { pages, tabs } = JSON.parse(textOf(tree, manifest));
  const before = JSON.parse(textOf(checkoutTree(), manifest));
  expect([pages.slice(0, -1), tabs.slice(0, -1)]).toEqual([before.pages, before.tabs]);
  const requires = { anyOf: [{ flags: ['canViewTransactionReport'], isNewUser: false }] };
  expect(pageContribution.parse(pages.at(-1))).toMatchObject({ path: '/dashboard/tried-out', requires });
  expect(slotContribution.parse(tabs.at(-1))).toMatchObject({ label: 'Tried', requires });
  expect(tabs.at(-1).order).toBeGreaterThan(before.tabs.at(-1).order);
});

it('takes the place of a report that was planned, with its tab and its rights', async () => {
  const tree = checkoutTree();
  const before = JSON.parse(textOf(tree, manifest));
  const requires = { anyOf: [{ flags: ['canViewTopCats', 'canAccessDashboard'] }] };
  const page = { path: '/dashboard/planned', title: 'Planned', requires, isUnderConstruction: true };
  const tab = { id: 'planned', slot: 'reports.tabs.v1', label: 'Planned', route: page.path, requires };
  tree.write(manifest, JSON.stringify({ ...before, pages: [page], tabs: [tab] }));
  await reportTabGenerator(tree, { name: 'planned' });
  const { isUnderConstruction: _planned, ...built } = page;
  const pages = [{ ...built, screen: 'planned/planned.screen' }];
  expect(JSON.parse(textOf(tree, manifest))).toEqual({ ...before, pages, tabs: [tab] });
  expect(textOf(tree, 'libs/contracts/reporting/src/planned.endpoints.ts')).toContain(
    `allow({ flags: ['canViewTopCats', 'canAccessDashboard'] })`,
  );
});

it('gives a report that was planned for everybody the right that was named', async () => {
  const tree = checkoutTree();
  await reportTabGenerator(tree, { name: 'loadreport', title: 'Load', flag: 'canViewTransactionReport' });
  const requires = { anyOf: [{ flags: ['canViewTransactionReport'], isNewUser: false }] };
  const { pages, tabs } = JSON.parse(textOf(tree, manifest));
  const isIt = ({ path, route }: { path?: string; route?: string }) =>
    (path ?? route) === '/dashboard/loadreport';
  expect(pages.find(isIt)).toEqual({
    path: '/dashboard/loadreport',
    title: 'Load Report',
    screen: 'loadreport/loadreport.screen',
    requires,
  });
  expect(tabs.find(isIt)).toMatchObject({ requires });
  expect(textOf(tree, 'mfe-reports/src/loadreport/loadreport.screen.tsx')).toContain('heading="Load Report"');
});

it('builds a page in every spelling of its address', async () => {
  const tree = checkoutTree();
  const requires = { anyOf: [{ flags: ['canViewTopCats'] }] };
  const planned = (path: string) => ({ path, title: 'Planned Report', requires, isUnderConstruction: true });
  const before = JSON.parse(textOf(tree, manifest));
  const tab = { id: 'planned', slot: 'reports.tabs.v1', label: 'Planned', requires };
  const spelt = ['/dashboard/isplanned', '/dashboard/isPlanned'].map(planned);
  tree.write(
    manifest,
    JSON.stringify({ ...before, pages: spelt, tabs: [{ ...tab, route: '/dashboard/isplanned' }] }),
  );
  await reportTabGenerator(tree, { name: 'isplanned', title: 'Planned' });
  const { pages } = JSON.parse(textOf(tree, manifest));
  const root = textOf(tree, 'mfe-reports/src/app/root.tsx');
  for (const { path } of spelt) {
    expect(pages.find((page: { path: string }) => page.path === path)).not.toHaveProperty(
      'isUnderConstruction',
    );
    expect(root).toContain(`path="${path}"`);
  }
  expect(root.match(/const IsplannedScreen = /g)).toHaveLength(1);
});

it.each([
  [{ name: 'transactions', flag: 'canViewTransactionReport' }, 'transactions.endpoints.ts exists already.'],
  [{ name: 'Tried', flag: 'canViewTransactionReport' }, "The report 'Tried' must be"],
  [{ name: 'tried-out' }, 'Say with --flag which right the report asks for.'],
  [{ name: 'tried-out', flag: 'canFly' }, "There is no right 'canFly'"],
])('refuses %p and writes nothing', async (options, problem) => {
  const tree = checkoutTree();
  await expect(reportTabGenerator(tree, options)).rejects.toThrow(problem);
  expect(tree.listChanges()).toEqual([]);
});
