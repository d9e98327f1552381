import type { Tree } from '@nx/devkit';
import { remoteGenerator } from '../remote/remote.generator';
import { serviceGenerator } from '../service/service.generator';
import { checkoutTree, newFiles, textOf } from '../testing/checkout-tree';
import { runGeneratedTests } from '../testing/generated-tests';
import { typeProblems } from '../testing/type-problems';
import { nounGenerator } from './noun.generator';

jest.setTimeout(600_000);

const fields = 'title:line,contactEmail:email,phone:phone,zipcode:zip,state:state,isUrgent:flag';
const box = { noun: 'box', domain: 'trial', fields: 'label:line,phone:phone' };
const withBox = `${fields},box:ref`;
const entry = {
  ...{ noun: 'price-entry', domain: 'trial', fields: withBox, event: true, unique: true },
  flag: 'canShowPricing',
};
const packages = {
  '@washcoat/contract-trial': 'libs/contracts/trial/src/index.ts',
  '@washcoat/service-trial': 'services/trial/src/service.ts',
};

async function trialDomain(): Promise<Tree> {
  const tree = checkoutTree();
  await serviceGenerator(tree, { domain: 'trial', about: 'What is tried.' });
  await remoteGenerator(tree, { domain: 'trial', group: 'Manage', icon: 'car' });
  await nounGenerator(tree, box);
  return tree;
}

const isOfNoun = (file: string) => /price-(entry|entries)/.test(file);

describe('a noun', () => {
  it('is at most 11 files and 400 lines, from its declaration to the test of its screen', async () => {
    const tree = await trialDomain();
    await nounGenerator(tree, entry);
    const files = newFiles(tree).filter(isOfNoun);
    expect(files.map((file) => file.replace(/\d{14}/, '<stamp>'))).toEqual([
      'libs/contracts/trial/src/price-entries.endpoints.ts',
      'libs/contracts/trial/src/price-entry-changed.event.test.ts',
      'libs/contracts/trial/src/price-entry.noun.ts',
      'mfe-trial/src/price-entries/price-entry.screen.test.tsx',
      'mfe-trial/src/price-entries/price-entry.screen.tsx',
      'services/trial/src/migrations/<stamp>-create-price-entries.ts',
      'services/trial/src/price-entries/price-entries.test.ts',
      'services/trial/src/price-entries/price-entry.records.ts',
    ]);
    const lines = files.reduce((sum, file) => sum + textOf(tree, file).split('\n').length - 1, 0);
    expect(lines).toBeLessThan(400);
  });

  it('stands where calls, tables, routes, files, jobs, pages and pictures are listed', async () => {
    const tree = await trialDomain();
    await nounGenerator(tree, entry);
    const service = textOf(tree, 'services/trial/src/service.ts');
    for (const part of [
      'routes: (service) => [...boxRoutes(service), ...priceEntryRoutes(service)]',
      'downloads: (service) => [boxDownload(service), priceEntryDownload(service)]',
      'jobs: [forgetBoxes, forgetPriceEntries]',
    ])
      expect(service).toContain(part);
    expect(textOf(tree, 'libs/contracts/trial/src/index.ts')).toContain('...Object.values(priceEntryCalls),');
    expect(textOf(tree, 'mfe-trial/src/app/root.tsx')).toContain('path="/trial/price-entries"');
    expect(textOf(tree, 'infra/screens/screen-list.ts')).toContain(`path: '/trial/price-entries'`);
    const { nav } = JSON.parse(textOf(tree, 'mfe-trial/remote.manifest.json'));
    expect(nav[2]).toMatchObject({ label: 'Price entries', parent: 'trial' });
  });

  it('is refused twice, for a kind that is none, and where service or remote are not there', async () => {
    const tree = await trialDomain();
    const bin = { noun: 'bin', domain: 'trial' };
    const problems: [object, string][] = [
      [{ fields: 'name:colour' }, "There is no kind 'colour'"],
      [{ fields: 'isOpen:flag' }, 'The first field must be a line'],
      [{ fields: 'name:line,name:line' }, "The field 'name' stands twice."],
      [{ domain: 'nowhere' }, 'There is no service nowhere'],
      [{ remote: 'nowhere' }, 'There is no remote nowhere'],
      [{ flag: 'canFly' }, "There is no right 'canFly'"],
      [{ fields: 'name:line,shelf:ref' }, 'There is no noun shelf in trial to refer to.'],
    ];
    for (const [options, problem] of problems)
      await expect(nounGenerator(tree, { ...bin, ...options })).rejects.toThrow(problem);
    await expect(nounGenerator(tree, box)).rejects.toThrow('box.noun.ts exists already.');
  });

  it('type checks, and its own tests pass on a real database and in a simulated browser', async () => {
    const tree = await trialDomain();
    await nounGenerator(tree, entry);
    expect(typeProblems(tree, packages)).toEqual([]);
    expect(await runGeneratedTests(tree, 'trial')).toMatch(/Test Suites: 7 passed, 7 total/);
  });
});
