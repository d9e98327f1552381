import { companyDump, userEdit } from '@washcoat/contract-entities';
import type { TestService } from '@washcoat/testing';
import { signIn, startSeeded } from '../seed/seeded-service.fixture';
import { callersOf, roleOf, type Callers } from './user-form.fixture';

describe('a download that was asked for', () => {
  let entities: TestService;
  let callers: Callers;

  beforeAll(async () => {
    entities = await startSeeded();
    callers = await callersOf(entities);
  });
  afterAll(() => entities.stop());

  it('[USER-012] is no longer there once its user lost the right or was switched off', async () => {
    const { userId, token } = await signIn(entities, 'owner@peachtree.test');
    const link = async () => (await entities.call(null, companyDump, {}, { token })).body.link;
    const open = async (url: string) => (await entities.send({ method: 'GET', url })).status;
    const change = async (edit: object) =>
      expect((await entities.call(callers.sa, userEdit, { userId, ...edit })).status).toBe(200);
    const [first, second] = [await link(), await link()];
    expect(await open(first)).toBe(200);
    await change({ companyId: callers.subscriber.companyId, roleId: roleOf('Subscriber') });
    expect(await open(first)).toBe(403);
    await change({ isActive: false });
    expect(await open(second)).toBe(403);
    await change({ isActive: true });
    expect(await open(second)).toBe(403);
  });
});
