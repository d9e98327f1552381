import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageContribution, remoteManifest, slotContribution } from '@washcoat/contract-kernel';
import { RegistryStore } from '@washcoat/service-edge/registry';
import { reportTabGenerator } from '../generators/report-tab/report-tab.generator';
import { checkoutTree, textOf } from '../generators/testing/checkout-tree';
import { writeFakeBuild } from './fake-build';
import { releaseRemote } from './release';
import { rollBackRemote } from './rollback';

jest.setTimeout(300_000);

const MANIFEST = 'mfe-reports/remote.manifest.json';
const ROUTE = '/dashboard/booking-accuracy';

describe('a report tab that its team releases alone', () => {
  let folder: string;
  let remotesFolder: string;
  let tree: ReturnType<typeof checkoutTree>;
  let before: string;

  /** Releases a build of a remote with this manifest, or a plain one. */
  async function release(
    name: string,
    version: string,
    { manifest, companies }: { manifest?: string; companies?: string[] } = {},
  ) {
    const distFolder = await writeFakeBuild(path.join(folder, name, version, 'dist'), name, version);
    if (manifest) await writeFile(path.join(distFolder, 'remote.manifest.json'), manifest);
    return releaseRemote({ distFolder, remotesFolder, ...(companies && { audience: { companies } }) });
  }
  const registryOf = async (companyId?: string) =>
    (await new RegistryStore(remotesFolder).resolveFor({ companyId })).remotes;
  /** The tabs of the reports, and the pages that they lead to, as the shell reads them for somebody. */
  async function tabsFor(companyId?: string) {
    const reports = (await registryOf(companyId)).find(({ name }) => name === 'mfe-reports');
    const { pages, tabs } = remoteManifest.parse(reports?.manifest);
    const paths = pages.map((page) => pageContribution.parse(page).path);
    return tabs
      .map((tab) => slotContribution.parse(tab))
      .filter(({ slot, route = '' }) => slot === 'reports.tabs.v1' && paths.includes(route))
      .map(({ label }) => label);
  }

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'report-tab-'));
    remotesFolder = path.join(folder, 'data/remotes');
    tree = checkoutTree();
    before = textOf(tree, MANIFEST);
    await reportTabGenerator(tree, {
      ...{ name: 'booking-accuracy', title: 'Booking Accuracy', flag: 'canViewTransactionReport' },
    });
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('[REP-011] is written without a line of the shell or of another remote', () => {
    const changed = tree.listChanges().map((change) => change.path);
    expect(changed).toContain('mfe-reports/src/booking-accuracy/booking-accuracy.screen.tsx');
    const ours = /^(mfe-reports|services\/reporting|libs\/contracts\/reporting)\//;
    // The list of screens feeds pictures and tests; nothing that is released stands on it.
    expect(changed.filter((file) => !ours.test(file))).toEqual(['infra/screens/screen-list.ts']);
  });

  it('[REP-011] is there for one company, then for all, then for nobody, while every other remote stays', async () => {
    const seven = [
      ...['Cost Sheet', 'Transactions', 'Top Cats', 'Top Lookups', 'Do Not Buy'],
      ...['Top Customers', 'Global Modifier'],
    ];
    const eight = [...seven, 'Booking Accuracy'];
    const manifest = textOf(tree, MANIFEST);
    await release('mfe-loads', '1.0.0-a');
    await release('mfe-reports', '1.0.0-a', { manifest: before });
    expect(await tabsFor('acme')).toEqual(seven);
    const others = async () =>
      (await registryOf('acme')).filter(({ name }) => name !== 'mfe-reports').map(({ entry }) => entry);
    const untouched = await others();

    await release('mfe-reports', '1.0.0-b', { manifest, companies: ['acme'] });
    expect(await tabsFor('acme')).toEqual(eight);
    for (const somebody of ['other', undefined]) expect(await tabsFor(somebody)).toEqual(seven);

    await release('mfe-reports', '1.0.0-b', { manifest });
    for (const somebody of ['acme', 'other', undefined]) expect(await tabsFor(somebody)).toEqual(eight);

    await rollBackRemote(remotesFolder, 'mfe-reports');
    for (const somebody of ['acme', 'other', undefined]) expect(await tabsFor(somebody)).toEqual(seven);
    expect(await others()).toEqual(untouched);
    expect(JSON.parse(manifest).pages.map((page: { path: string }) => page.path)).toContain(ROUTE);
  });
});
