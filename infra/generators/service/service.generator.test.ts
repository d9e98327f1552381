import { checkoutTree, newFiles, textOf } from '../testing/checkout-tree';
import { serviceGenerator } from './service.generator';

jest.setTimeout(300_000);

const about = 'What is tried.';

it('writes service and contract, each with its package, and the test of the service', async () => {
  const tree = checkoutTree();
  await serviceGenerator(tree, { domain: 'trial', about });
  expect(newFiles(tree)).toEqual([
    'libs/contracts/trial/package.json',
    'libs/contracts/trial/src/index.ts',
    'services/trial/package.json',
    'services/trial/src/main.ts',
    'services/trial/src/migrations/index.ts',
    'services/trial/src/service.test.ts',
    'services/trial/src/service.ts',
  ]);
  expect(textOf(tree, 'services/trial/src/service.ts')).toContain(`/** ${about} */`);
});

it('names the service wherever services are listed, and nobody else loses a place', async () => {
  const tree = checkoutTree();
  await serviceGenerator(tree, { domain: 'trial', about, team: 'trials' });
  for (const { path, content } of tree.listChanges().filter(({ type }) => type === 'UPDATE')) {
    const before = textOf(checkoutTree(), path).match(/@washcoat\/[\w-]+/g) ?? [];
    const after = content?.toString('utf8') ?? '';
    for (const name of before) expect(after).toContain(name);
  }
  const definitions = textOf(tree, 'infra/local/definitions.ts');
  expect(definitions).toMatch(/createBillingService\(.+\),\n\s+trialService,\n/);
  expect(definitions).toMatch(/'billing',\n\s+'trial',\n/);
  expect(textOf(tree, 'services/edge/src/calls/all-endpoints.ts')).toContain('...trialEndpoints,');
  expect(textOf(tree, 'services/edge/package.json')).toContain('"@washcoat/contract-trial": "*"');
  expect(textOf(tree, 'infra/contracts/contract-list.ts')).toMatch(/modules[^;]+\btrial\b/);
  expect(textOf(tree, 'CODEOWNERS')).toContain('/services/trial/            @washcoat/trials\n');
});

it.each([
  ['infra/deploy/compose.yaml', '  trial:\n    <<: *service\n'],
  ['infra/deploy/k8s/washcoat.yaml', 'kind: Deployment\nmetadata: { name: trial }\n'],
])('gives it a process and an address in %s', async (file, block) => {
  const tree = checkoutTree();
  await serviceGenerator(tree, { domain: 'trial', about });
  const text = textOf(tree, file);
  expect(text).toContain(block);
  const [, urls = ''] = /SERVICE_URLS: '(.*)'/.exec(text) ?? [];
  expect(JSON.parse(urls)).toMatchObject({ trial: 'http://trial:8080', files: 'http://files:8080' });
});

it.each([
  ['reporting', 'services/reporting exists already.'],
  ['kernel', 'libs/contracts/kernel exists already.'],
  ['price-list', "The domain 'price-list' must be one word"],
])('refuses %s and writes nothing', async (domain, problem) => {
  const tree = checkoutTree();
  await expect(serviceGenerator(tree, { domain, about })).rejects.toThrow(problem);
  expect(tree.listChanges()).toEqual([]);
});
