import * as argon2 from '@node-rs/argon2';
import { login, passwordResetRequested, preLogin, resetPassword } from '@washcoat/contract-entities';
import { RateLimiter } from '@washcoat/service-kit';
import { DEMO_PASSWORD } from '@washcoat/service-kit/seed';
import type { TestService } from '@washcoat/testing';
import { startSeeded } from '../seed/seeded-service.fixture';
import { forgotPassword } from './forgot-password';

jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...actual, verify: jest.fn(actual.verify) };
});

describe('guessing', () => {
  let entities: TestService;
  /** Limits last longer than a test, so each has addresses and an account of its own. */
  let test = 0;
  const home = () => `10.${test}.0.1`;
  const elsewhere = (index = 1) => `10.${test}.1.${index}`;
  beforeAll(async () => {
    entities = await startSeeded({ limiter: new RateLimiter() });
  });
  beforeEach(() => {
    test++;
  });
  afterAll(() => entities.stop());

  const attempt = (email: string, password: string, address = home()) =>
    entities.call(null, login, { email, password }, { 'x-forwarded-for': address });
  const check = (email: string, address = home()) =>
    entities.call(null, preLogin, { email }, { 'x-forwarded-for': address });
  const times = <Answer>(count: number, ask: (index: number) => Promise<Answer>) =>
    Promise.all(Array.from({ length: count }, (_, index) => ask(index)));
  const statuses = async (answers: Promise<{ status: number }[]>) =>
    (await answers).map(({ status }) => status).sort();
  /** Wrong passwords for one account from 30 addresses that were never seen before. */
  const attackFromEverywhere = (email: string) =>
    times(30, (index) => attempt(email, 'wrong-password', elsewhere(100 + index)));

  it.each(['sa@washcoat.test', 'nobody@nowhere.test'])(
    'of the password of %s is stopped after five from one address',
    async (email) => {
      for (let failures = 0; failures < 5; failures++)
        expect((await attempt(email, 'wrong-password')).status).toBe(400);
      const verify = jest.mocked(argon2.verify);
      verify.mockClear();
      const refused = await attempt(email, DEMO_PASSWORD);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await attempt(email.toUpperCase(), 'wrong-password')).status).toBe(429);
      expect(verify).not.toHaveBeenCalled();
    },
  );

  it('with many at once gets no more than five answers', async () => {
    expect(await statuses(times(12, () => attempt('admin@washcoat.test', 'wrong-password')))).toEqual([
      ...Array(5).fill(400),
      ...Array(7).fill(429),
    ]);
  });

  it('from one address does not lock the owner out at another', async () => {
    await times(12, () => attempt('grader@washcoat.test', 'wrong-password', elsewhere()));
    expect((await attempt('grader@washcoat.test', DEMO_PASSWORD)).status).toBe(200);
  });

  it('is forgiven by the right password', async () => {
    for (let round = 0; round < 8; round++) {
      const wrong = times(4, () => attempt('owner@peachtree.test', 'wrong-password'));
      expect(await statuses(wrong)).toEqual([400, 400, 400, 400]);
      expect((await attempt('owner@peachtree.test', DEMO_PASSWORD)).status).toBe(200);
    }
  });

  it.each(['buyer@washcoat.test', 'nobody@somewhere.test'])(
    'of %s from many addresses is stopped after 30',
    async (email) => {
      expect(await statuses(attackFromEverywhere(email))).toEqual(Array(30).fill(400));
      expect((await attempt(email, DEMO_PASSWORD, elsewhere())).status).toBe(429);
      expect((await attempt('admin@washcoat.test', DEMO_PASSWORD, elsewhere())).status).toBe(200);
    },
  );

  it('from many addresses does not hold up the owner where they signed in before', async () => {
    expect((await attempt('owner@piedmont.test', DEMO_PASSWORD)).status).toBe(200);
    await attackFromEverywhere('owner@piedmont.test');
    expect((await attempt('owner@piedmont.test', DEMO_PASSWORD)).status).toBe(200);
    expect((await attempt('owner@piedmont.test', DEMO_PASSWORD, elsewhere())).status).toBe(429);
  });

  it('from many addresses does not hold up who has set a new password by mail', async () => {
    await attackFromEverywhere('partner@gulfcoast.test');
    await entities.service.inTransaction({}, (unit) => forgotPassword(unit, 'partner@gulfcoast.test'));
    const [{ path = '' } = {}] = await entities.published(passwordResetRequested);
    const reset = { token: path.replace('/reset-password/', ''), newPassword: 'Another-password-2' };
    await entities.call(null, resetPassword, reset, { 'x-forwarded-for': home() });
    expect((await attempt('partner@gulfcoast.test', 'Another-password-2')).status).toBe(200);
  });

  it('of addresses is stopped sooner than that of passwords, per caller', async () => {
    const answers = await times(60, (index) => check(`guess-${index}@nowhere.test`));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
    const logins = await times(60, (index) => attempt(`guess-${index}@nowhere.test`, 'x'));
    expect(logins.filter(({ status }) => status === 429)).toHaveLength(0);
    expect((await check('partner@bayshore.test', elsewhere())).status).toBe(200);
  });

  it('at one address from many callers is stopped, and does not hold up its owner', async () => {
    expect((await attempt('subscriber@corner.test', DEMO_PASSWORD)).status).toBe(200);
    const answers = await times(30, (index) => check('subscriber@corner.test', elsewhere(100 + index)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
    expect((await check('subscriber@corner.test')).status).toBe(200);
  });
});
