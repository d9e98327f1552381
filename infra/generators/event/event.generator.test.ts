import { checkoutTree, newFiles, textOf } from '../testing/checkout-tree';
import { eventGenerator } from './event.generator';

jest.setTimeout(300_000);

const paid = { event: 'fee-paid', noun: 'fee', domain: 'billing' };

it('makes the events of a domain that had none, with name, topic and the test of the example', async () => {
  const tree = checkoutTree();
  await eventGenerator(tree, paid);
  expect(newFiles(tree)).toEqual([
    'libs/contracts/billing/src/billing.events.ts',
    'libs/contracts/billing/src/fee-paid.event.test.ts',
  ]);
  const events = textOf(tree, 'libs/contracts/billing/src/billing.events.ts');
  expect(events).toContain(`name: 'billing.fee-paid.v1'`);
  expect(events).toContain(`topic: 'billing.fee'`);
  expect(textOf(tree, 'libs/contracts/billing/src/index.ts')).toContain(`from './billing.events';`);
});

it('stands beside the events that a domain has', async () => {
  const tree = checkoutTree();
  await eventGenerator(tree, { event: 'fee-paid', noun: 'fee', domain: 'invoicing' });
  const file = 'libs/contracts/invoicing/src/invoicing.events.ts';
  const before = textOf(checkoutTree(), file);
  expect(textOf(tree, file)).toContain(before.slice(before.indexOf('\n\n')));
  expect(textOf(tree, file)).toContain('export const feePaid = defineEvent({');
});

it('tells the record whole where the other events of its topic do', async () => {
  const tree = checkoutTree();
  await eventGenerator(tree, { event: 'load-parked', noun: 'load', domain: 'loads' });
  const events = textOf(tree, 'libs/contracts/loads/src/loads.events.ts');
  expect(events.slice(events.indexOf('export const loadParked'))).toMatch(
    /topic: 'loads.load',\n\s+kind: 'record',\n\s+schema: loadSnapshot,\n\s+example,\n/,
  );
});

it.each([
  [{ ...paid, domain: 'invoicing', event: 'invoice-issued' }, 'has invoiceIssued already.'],
  [{ ...paid, domain: 'nowhere' }, 'libs/contracts/nowhere/src/index.ts is missing.'],
  [{ ...paid, event: 'feePaid' }, "The event 'feePaid' must be"],
])('refuses %p', async (options, problem) => {
  await expect(eventGenerator(checkoutTree(), options)).rejects.toThrow(problem);
});
