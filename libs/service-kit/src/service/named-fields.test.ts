import { endpoint, anySignedIn } from '@washcoat/contract-kernel';
import { z } from 'zod';
import { read } from '../http/routes';
import { TestService, testSession } from '../testing';
import { assertNamed } from './named-fields';

const schema = z.object({
  list: z.array(z.object({ id: z.string() })),
  more: z.record(z.string(), z.number()),
});
const named = { list: [{ id: 'a' }], more: { x: 1 } };

it('takes what a contract names, absent values and free keys of records', () => {
  assertNamed('call', schema, { ...named, gone: undefined });
});

it('refuses what it does not name, however deep, and says where', () => {
  const sent = { ...named, list: [{ id: 'a' }, { id: 'b', price: 3 }], secret: 1 };
  const sentence = 'call sends what its contract does not name: list[1].price, secret';
  expect(() => assertNamed('call', schema, sent)).toThrow(sentence);
});

it('fails the call of a service whose answer has more than its contract', async () => {
  const leaky = endpoint({
    id: 'leaky',
    service: 'leaky',
    method: 'GET',
    path: '/read/v1/leaky',
    summary: 'Answers too much',
    access: anySignedIn,
    input: z.object({}),
    output: z.object({ id: z.string() }),
  });
  const answer = { id: 'a', price: 172.23 };
  const service = await TestService.start({
    name: 'leaky',
    migrations: [],
    routes: () => [read(leaky, async () => answer)],
    consumers: [],
  });
  expect((await service.call(testSession(), leaky, {})).status).toBe(500);
  await service.stop();
});
