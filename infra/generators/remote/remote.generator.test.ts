import { navContribution, pageContribution } from '@washcoat/contract-kernel';
import { checkoutTree, newFiles, textOf } from '../testing/checkout-tree';
import { remoteGenerator } from './remote.generator';

jest.setTimeout(300_000);

const trial = { domain: 'trial', title: 'Trial', group: 'Trade', icon: 'car' };

it('writes a whole remote with the test of its page, and touches nothing of the shell', async () => {
  const tree = checkoutTree();
  await remoteGenerator(tree, trial);
  expect(newFiles(tree)).toEqual([
    'mfe-trial/package.json',
    'mfe-trial/remote.manifest.json',
    'mfe-trial/src/app/api.ts',
    'mfe-trial/src/app/root.tsx',
    'mfe-trial/src/app/store.ts',
    'mfe-trial/src/index.ts',
    'mfe-trial/src/overview/overview.screen.test.tsx',
    'mfe-trial/src/overview/overview.screen.tsx',
  ]);
  const changed = tree.listChanges().filter(({ type }) => type === 'UPDATE');
  expect(changed.map(({ path }) => path).sort()).toEqual(['CODEOWNERS', 'infra/screens/screen-list.ts']);
});

it('offers page and menu entry as the kernel wants them, with the right that was named', async () => {
  const tree = checkoutTree();
  await remoteGenerator(tree, { ...trial, title: `Buyer's "trial"`, flag: 'canShowPricing' });
  const { name, pages, nav } = JSON.parse(textOf(tree, 'mfe-trial/remote.manifest.json'));
  const requires = { anyOf: [{ flags: ['canShowPricing'], isNewUser: false }] };
  expect(name).toBe('mfe-trial');
  expect(pageContribution.parse(pages[0])).toMatchObject({ path: '/trial', requires });
  expect(navContribution.parse(nav[0])).toMatchObject({ label: `Buyer's "trial"`, icon: 'car', requires });
});

it.each([
  [{ ...trial, domain: 'loads' }, 'mfe-loads exists already.'],
  [{ ...trial, domain: 'mfe-trial' }, "The domain 'mfe-trial' must be one word"],
  [{ ...trial, icon: 'spaceship' }, "lucide has no icon 'spaceship'."],
  [{ ...trial, flag: 'canFly' }, "There is no right 'canFly'"],
])('refuses %p and writes nothing', async (options, problem) => {
  const tree = checkoutTree();
  await expect(remoteGenerator(tree, options)).rejects.toThrow(problem);
  expect(tree.listChanges()).toEqual([]);
});
