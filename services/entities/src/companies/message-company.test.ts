import { companyMessage, customerMessageSent, type Session } from '@washcoat/contract-entities';
import { RateLimiter } from '@washcoat/service-kit';
import { testSession } from '@washcoat/testing';
import { signIn, startSeeded } from '../seed/seeded-service.fixture';
import { CompanyDesk, idOf } from './companies.fixture';

describe('a message to a customer', () => {
  let desk: CompanyDesk;
  beforeAll(async () => {
    desk = await CompanyDesk.open();
  });
  afterAll(() => desk.entities.stop());

  const send = (session: Session | null, key: string, message?: string, headers?: Record<string, string>) =>
    desk.entities.call(session, companyMessage, { companyId: idOf(key), message }, headers);
  const sent = () => desk.entities.published(customerMessageSent);

  it('[CUST-025] [CUST-099] [CUST-104] goes to the contact of the company, with its sender', async () => {
    const answer = await send(desk.admin, 'corner', ' Call us.\nBefore <b>Friday</b> 🚗 ');
    expect([answer.status, answer.body]).toEqual([200, { message: 'Successfully Sent' }]);
    await send(desk.admin, 'corner');
    expect(await sent()).toEqual([
      {
        companyId: idOf('corner'),
        companyName: 'Corner Muffler',
        email: 'office@corner.test',
        firstName: 'Lee',
        senderName: 'Ruben Alvarez',
        senderCompanyName: 'Washcoat House',
        message: 'Call us.\nBefore <b>Friday</b> 🚗',
      },
      expect.objectContaining({ message: '' }),
    ]);
    const [first] = await sent();
    expect(Object.keys(customerMessageSent.schema.parse(first)).sort()).toEqual(
      Object.keys(customerMessageSent.example).sort(),
    );
  });

  it('stays in scope and is for full users', async () => {
    const before = (await sent()).length;
    expect((await send(null, 'corner')).status).toBe(401);
    expect((await send(testSession({ isNewUser: true }), 'corner')).status).toBe(403);
    expect((await send(desk.owner, 'corner')).status).toBe(404);
    expect((await send(desk.subscriber, 'corner')).status).toBe(403);
    expect((await send({ ...desk.partner, hierarchy: 2 }, 'gulfcoast')).status).toBe(403);
    for (const [own, key] of [
      [desk.owner, 'peachtree'],
      [desk.partner, 'gulfcoast'],
      [desk.admin, 'house'],
    ] as const)
      expect((await send(own, key, 'To wherever I say')).status).toBe(403);
    expect((await send(desk.admin, 'corner', 'x'.repeat(2001))).error.fields).toEqual({
      message: 'Use at most 2000 characters',
    });
    await desk.store('Eno River Salvage', { email: '' });
    expect((await send(desk.admin, 'Eno River Salvage')).status).toBe(409);
    expect(await sent()).toHaveLength(before);
  });

  it('goes once per Idempotency-Key', async () => {
    const before = (await sent()).length;
    const key = { 'idempotency-key': 'message-1' };
    await Promise.all([send(desk.admin, 'corner', 'Hi', key), send(desk.admin, 'corner', 'Hi', key)]);
    expect(await sent()).toHaveLength(before + 1);
  });
});

describe('messages', () => {
  it('are counted per user, not per network address', async () => {
    const entities = await startSeeded({ limiter: new RateLimiter() });
    try {
      const send = async (session: Session) =>
        (await entities.call(session, companyMessage, { companyId: idOf('corner') })).status;
      const [admin, buyer] = [
        await signIn(entities, 'admin@washcoat.test'),
        await signIn(entities, 'buyer@washcoat.test'),
      ];
      const sent: number[] = [];
      for (let n = 0; n < 11; n += 1) sent.push(await send(admin));
      expect([sent.slice(0, 10).every((status) => status === 200), sent[10]]).toEqual([true, 429]);
      expect(await send(buyer)).toBe(200);
    } finally {
      await entities.stop();
    }
  }, 30_000);
});
