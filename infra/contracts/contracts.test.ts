import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { breakingChanges, type Direction } from './breaking-changes';
import { brokenContracts } from './broken-contracts';
import { contractList, currentContracts, type ContractList } from './contract-list';
import { readSchema } from './json-schema';

const released = contractList.parse(JSON.parse(readFileSync(path.join(__dirname, 'released.json'), 'utf8')));

const schema = (one: z.ZodType, direction: Direction) =>
  readSchema(z.toJSONSchema(one, { io: direction === 'sent' ? 'input' : 'output' }));
const changes = (before: z.ZodType, after: z.ZodType, direction: Direction) =>
  breakingChanges(schema(before, direction), schema(after, direction), direction, '');

const load = z.object({ loadId: z.string(), box: z.number().max(9), status: z.enum(['OPEN', 'DONE']) });

it('breaks nothing that was released', () => {
  expect(Object.keys(released.calls).length).toBeGreaterThan(100);
  expect(Object.keys(released.events).length).toBeGreaterThan(10);
  expect(brokenContracts(released, currentContracts())).toEqual([]);
});

it.each<[string, z.ZodType, z.ZodType]>([
  ['a new field that may be absent', load, load.extend({ note: z.string().optional() })],
  ['a wider limit', load, load.extend({ box: z.number().max(10) })],
  ['one more choice', load, load.extend({ status: z.enum(['OPEN', 'DONE', 'SOLD']) })],
  ['null as well', load, load.extend({ loadId: z.string().nullable() })],
  ['a field that may now be absent', load, load.partial()],
])('lets callers be sent %s', (_what, before, after) => {
  expect(changes(before, after, 'sent')).toEqual([]);
});

it.each<[string, z.ZodType, z.ZodType, string]>([
  ['a field goes', load, load.omit({ box: true }), 'box is gone'],
  ['a field becomes necessary', load, load.extend({ note: z.string() }), 'note must now be sent'],
  ['a type changes', load, load.extend({ box: z.string() }), 'box is no longer taken as number'],
  ['a limit narrows', load, load.extend({ box: z.number().max(8) }), 'box has a narrower maximum'],
  ['a limit comes', load, load.extend({ loadId: z.string().max(9) }), 'loadId has a narrower maxLength'],
  ['a choice goes', load, load.extend({ status: z.enum(['OPEN']) }), 'status no longer takes "DONE"'],
  ['null goes', load.extend({ loadId: z.string().nullable() }), load, 'loadId is no longer taken as null'],
  ['a list narrows', z.array(load), z.array(load.omit({ box: true })), '[].box is gone'],
])('says when what callers send breaks: %s', (_what, before, after, sentence) => {
  expect(changes(before, after, 'sent')).toEqual([sentence]);
});

it.each<[string, z.ZodType, z.ZodType, string]>([
  ['a field goes', load, load.omit({ box: true }), 'box is gone'],
  ['a field may be absent', load, load.extend({ box: z.number().optional() }), 'box can now be absent'],
  ['a field may be null', load, load.extend({ loadId: z.string().nullable() }), 'loadId can now be null'],
  ['a type changes', load, load.extend({ loadId: z.int() }), 'loadId can now be integer'],
  [
    'a record changes',
    z.record(z.string(), load),
    z.record(z.string(), load.omit({ box: true })),
    '.*.box is gone',
  ],
])('says when what callers read breaks: %s', (_what, before, after, sentence) => {
  expect(changes(before, after, 'read')).toEqual([sentence]);
});

it('lets answers say more', () => {
  const more = load.extend({ note: z.string(), status: z.enum(['OPEN', 'DONE', 'SOLD']) });
  expect(changes(load, more, 'read')).toEqual([]);
  const either = z.union([load, z.object({ message: z.string() })]);
  expect(changes(either, either, 'read')).toEqual([]);
});

it('says when a call or an event goes, moves or changes its way', () => {
  const one = {
    method: 'GET',
    paths: ['/read/v1/load', '/read/v1/cart'],
    input: {},
    output: { type: 'object' },
  };
  const before: ContractList = {
    calls: { loadGet: one, loadGone: one },
    events: {
      'loads.load-gone.v1': { topic: 'loads.load', data: {} },
      moved: { topic: 'loads.load', data: {} },
    },
  };
  const after: ContractList = {
    calls: { loadGet: { ...one, method: 'POST', paths: ['/read/v1/load'], output: null } },
    events: { moved: { topic: 'loads.cart', data: {} } },
  };
  expect(brokenContracts(before, after)).toEqual([
    'loadGet is POST instead of GET',
    'loadGet left /read/v1/cart',
    'loadGet answers no JSON any more',
    'The call loadGone is gone',
    'The event loads.load-gone.v1 is gone',
    'moved left the topic loads.load',
  ]);
});
