import { checkoutTree, newFiles, textOf } from '../testing/checkout-tree';
import { consumerGenerator } from './consumer.generator';

jest.setTimeout(300_000);

const keepUser = { name: 'keep-user', event: 'user-changed', from: 'entities', service: 'settlement' };
const keepSale = { name: 'keep-sale', event: 'load-completed', from: 'loads', service: 'settlement' };

it('writes the reaction with its table and its test, and has the service list both', async () => {
  const tree = checkoutTree();
  await consumerGenerator(tree, keepSale);
  expect(newFiles(tree).map((file) => file.replace(/\d{14}/, '<stamp>'))).toEqual([
    'services/settlement/src/consumers/keep-sale.consumer.ts',
    'services/settlement/src/consumers/keep-sale.test.ts',
    'services/settlement/src/migrations/<stamp>-create-load-copy.ts',
  ]);
  expect(textOf(tree, 'services/settlement/src/service.ts')).toMatch(
    /consumers: \[\s+keepCompanyCopy,[^\]]+keepSale,?\s+\]/,
  );
  expect(textOf(tree, 'services/settlement/src/migrations/index.ts')).toMatch(
    /Migrations: [^;]+createSettlements,[^;]+createLoadCopy,?\s*\];/,
  );
  expect(textOf(tree, 'services/settlement/package.json')).toContain('"@washcoat/contract-loads": "*"');
});

it('keeps the newest of each record, by the id that the event tells of it', async () => {
  const tree = checkoutTree();
  await consumerGenerator(tree, keepUser);
  // Its schema stands under a name of its own.
  await consumerGenerator(tree, keepSale);
  // Its topic is of invoices, which have the id of their order.
  await consumerGenerator(tree, { ...keepSale, name: 'keep-lots', event: 'lots-stamped', from: 'invoicing' });
  const consumer = (name: string) => textOf(tree, `services/settlement/src/consumers/${name}.consumer.ts`);
  expect(consumer('keep-user')).toContain('user_id: user.userId,');
  expect(consumer('keep-sale')).toContain('load_id: load.loadId,');
  expect(consumer('keep-lots')).toContain('load_id: invoice.loadId,');
  for (const name of ['keep-user', 'keep-sale', 'keep-lots']) {
    expect(consumer(name)).toContain('= keepCopy({');
    expect(consumer(name)).not.toContain('onConflict');
  }
});

it('lands where the service keeps its consumers, and is named by the next number of the day', async () => {
  const tree = checkoutTree();
  const lastOfDay = new Date('2031-03-04T23:59:59.999Z');
  await consumerGenerator(tree, { ...keepSale, service: 'billing' }, lastOfDay);
  await consumerGenerator(tree, keepSale, lastOfDay);
  const files = newFiles(tree);
  expect(files).toContain('services/billing/src/loads/keep-sale.consumer.ts');
  expect(textOf(tree, 'services/billing/src/service.ts')).toContain(`from './loads/keep-sale.consumer'`);
  expect(files).toContain('services/settlement/src/migrations/20310304000001-create-load-copy.ts');
});

it.each([
  [{ ...keepSale, name: 'Keep' }, "The consumer 'Keep' must be"],
  [{ ...keepSale, event: 'load-lost' }, 'defines no event loadLost with a topic.'],
  [{ ...keepSale, event: 'load-moved' }, 'loadMoved is a message, which is forgotten;'],
  [
    { ...keepSale, event: 'invoice-issued', from: 'invoicing' },
    'invoiceIssued tells no version, by which the newest is known;',
  ],
  [{ ...keepSale, from: 'billing' }, 'libs/contracts/billing/src/billing.events.ts is missing.'],
  [{ ...keepSale, service: 'nowhere' }, 'There is no service nowhere.'],
  [{ ...keepUser, service: 'billing' }, 'makes a copy of user already.'],
  [
    { ...keepSale, name: 'issue-invoice', service: 'invoicing' },
    'consumers/issue-invoice.consumer.ts exists already.',
  ],
])('refuses %p', async (options, problem) => {
  await expect(consumerGenerator(checkoutTree(), options)).rejects.toThrow(problem);
});

it('refuses an event that names no record', async () => {
  const tree = checkoutTree();
  const told = `topic: 'trial.mood', kind: 'record', schema: z.object({ version: z.number() })`;
  tree.write(
    'libs/contracts/trial/src/trial.events.ts',
    `export const moodChanged = defineEvent({ ${told} });`,
  );
  const keepMood = { name: 'keep-mood', event: 'mood-changed', from: 'trial', service: 'settlement' };
  await expect(consumerGenerator(tree, keepMood)).rejects.toThrow(
    'moodChanged tells no moodId, and not one id alone;',
  );
});
