import type { Tree } from '@nx/devkit';
import { call, consumer, event, remote, reportTab, screen, service } from './index';
import { checkoutTree } from './testing/checkout-tree';
import { runGeneratedTests } from './testing/generated-tests';
import { typeProblems } from './testing/type-problems';

jest.setTimeout(600_000);

const packages = {
  '@washcoat/contract-trial': 'libs/contracts/trial/src/index.ts',
  '@washcoat/service-trial': 'services/trial/src/service.ts',
};

/** A domain from its service to its screen. */
async function generateDomain(tree: Tree): Promise<void> {
  await service(tree, { domain: 'trial', about: 'What is tried.' });
  for (const verb of ['list', 'get', 'add', 'edit', 'delete'] as const)
    await call(tree, { noun: 'price-entry', domain: 'trial', verb });
  await call(tree, { noun: 'box', domain: 'trial', verb: 'delete', flag: 'canShowPricing' });
  await event(tree, { event: 'price-entry-added', noun: 'price-entry', domain: 'trial' });
  await consumer(tree, { name: 'keep-sale', event: 'load-completed', from: 'loads', service: 'trial' });
  await remote(tree, { domain: 'trial', title: `Buyer's trial`, group: 'Manage', icon: 'car' });
  await screen(tree, { noun: 'price-entry', remote: 'trial', flag: 'canShowPricing' });
}

/** What others make of it. */
async function generateReports(tree: Tree): Promise<void> {
  await consumer(tree, {
    name: 'keep-price-entry',
    event: 'price-entry-added',
    from: 'trial',
    service: 'reporting',
  });
  await reportTab(tree, { name: 'tried-out', flag: 'canViewTransactionReport' });
}

it('type checks, from the service of a new domain to its screen and a report', async () => {
  const tree = checkoutTree();
  await generateDomain(tree);
  await generateReports(tree);
  expect(tree.listChanges().length).toBeGreaterThan(60);
  // What is wrong is found, so finding nothing else says something.
  tree.write('services/trial/src/wrong.ts', `export const wrong: number = 'text';`);
  expect(typeProblems(tree, packages)).toEqual([expect.stringMatching(/wrong\.ts: .*not assignable/)]);
});

it('passes its own tests, from the service of a new domain to its screen', async () => {
  const tree = checkoutTree();
  await generateDomain(tree);
  expect(await runGeneratedTests(tree, 'trial')).toMatch(/Test Suites: 11 passed, 11 total/);
});
