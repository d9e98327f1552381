import * as argon2 from '@node-rs/argon2';
import { jwks, login, logout, me, preLogin, userSignedIn } from '@washcoat/contract-entities';
import { flagNames } from '@washcoat/contract-kernel';
import { DEMO_PASSWORD } from '@washcoat/service-kit/seed';
import type { TestService } from '@washcoat/testing';
import jwt from 'jsonwebtoken';
import { signIn, startSeeded } from '../seed/seeded-service.fixture';

jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...actual, verify: jest.fn(actual.verify) };
});

const SA = 'sa@washcoat.test';
const HOUR_S = 3600;

describe('signing in', () => {
  let entities: TestService;
  beforeAll(async () => {
    entities = await startSeeded();
  });
  afterAll(() => entities.stop());

  it('[AUTH-024] [AUTH-025] takes e-mail and password and answers token, details and every flag', async () => {
    const answer = await entities.call(null, login, {
      email: 'owner@peachtree.test',
      password: DEMO_PASSWORD,
      isRegistration: false,
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      email: 'owner@peachtree.test',
      firstName: 'June',
      lastName: 'Hartley',
      organisationName: 'Peachtree Cores',
      hierarchy: 10,
      isFranchise: true,
      isNewUser: false,
      isAdmin: false,
      isSA: false,
      facilityCity: 'Peachtree',
    });
    expect(answer.body.companyLogo).toContain('data:image/png');
    expect(answer.body.token.split('.')).toHaveLength(3);
  });

  it('tells other domains that somebody was here, once while a session of the day goes on', async () => {
    const { userId, companyId } = await signIn(entities, 'partner@gulfcoast.test');
    await signIn(entities, 'partner@gulfcoast.test');
    const told = (await entities.published(userSignedIn)).filter((event) => event.userId === userId);
    expect(told).toEqual([{ userId, companyId, at: expect.stringMatching(/Z$/) }]);
  });

  it('[AUTH-033] [AUTH-034] [AUTH-035] [AUTH-036] [AUTH-037] [AUTH-038] carries all flags as booleans, granted or not', async () => {
    const buyer = await signIn(entities, 'buyer@washcoat.test');
    const values = flagNames.map((name) => buyer[name]);
    expect(values.every((value) => typeof value === 'boolean')).toBe(true);
    expect(buyer).toMatchObject({
      canBuildCart: true,
      canAccessSettlement: true,
      canShowPricing: true,
      canEditInvoice: false,
      canEditMetalPrices: false,
      canCreateUser: false,
    });
    const sa = await signIn(entities, SA);
    const lacking = flagNames.filter((name) => !sa[name]);
    expect(lacking).toEqual(['minimumSettingsOnly', 'canAddMarkDownOnly', 'isPictureMandatory']);
  });

  it.each([
    [SA, 1],
    ['subscriber@corner.test', 2],
    ['grader@washcoat.test', 4],
    ['owner@peachtree.test', 10],
  ])('[AUTH-042] tells the hierarchy of %s apart: %d', async (email, hierarchy) => {
    expect((await signIn(entities, email)).hierarchy).toBe(hierarchy);
  });

  it('does not care about the case of the address', async () => {
    expect((await signIn(entities, 'SA@Washcoat.TEST')).email).toBe(SA);
  });

  it('answers unknown addresses, wrong passwords and accounts without a password alike', async () => {
    await entities.service
      .database('app_user')
      .where({ email: 'partner@bayshore.test' })
      .update({ password_hash: null });
    const attempts = [
      { email: 'nobody@nowhere.test', password: DEMO_PASSWORD },
      { email: SA, password: 'wrong-password' },
      { email: 'partner@bayshore.test', password: DEMO_PASSWORD },
      { email: 'not an address', password: DEMO_PASSWORD },
      { email: 'nul\u0000@nowhere.test', password: DEMO_PASSWORD },
    ];
    for (const attempt of attempts) {
      const answer = await entities.call(null, login, attempt);
      expect(answer.status).toBe(400);
      expect(answer.error).toMatchObject({ error: 'Invalid Credentials', code: 'INVALID_CREDENTIALS' });
    }
  });

  it('does the slow comparison for unknown addresses too, at the same cost', async () => {
    const verify = jest.mocked(argon2.verify);
    const costsOf = async (email: string) => {
      verify.mockClear();
      await entities.call(null, login, { email, password: 'wrong-password' });
      return verify.mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4).join('$'));
    };
    const known = await costsOf(SA);
    expect(known).toEqual(['$argon2id$v=19$m=19456,t=2,p=1']);
    expect(await costsOf('nobody@nowhere.test')).toEqual(known);
  });

  it('refuses who is switched off, and whose company is, after the right password only', async () => {
    const { database } = entities.service;
    await database('app_user').where({ email: 'partner@gulfcoast.test' }).update({ is_active: false });
    await database('company').where({ company_name: 'Piedmont Cores' }).update({ is_active: false });
    for (const email of ['partner@gulfcoast.test', 'owner@piedmont.test']) {
      const right = await entities.call(null, login, { email, password: DEMO_PASSWORD });
      expect(right.error).toMatchObject({ code: 'SWITCHED_OFF' });
      const wrong = await entities.call(null, login, { email, password: 'wrong-password' });
      expect(wrong.error).toMatchObject({ code: 'INVALID_CREDENTIALS' });
    }
  });

  it('lives 12 hours, and 30 days when remembered', async () => {
    const lifetimeOf = async (rememberMe: boolean) => {
      const { body } = await entities.call(null, login, { email: SA, password: DEMO_PASSWORD, rememberMe });
      const claims = jwt.decode(body.token, { json: true });
      return ((claims?.exp ?? 0) - Math.floor(Date.now() / 1000)) / HOUR_S;
    };
    expect(await lifetimeOf(false)).toBeCloseTo(12, 1);
    expect(await lifetimeOf(true)).toBeCloseTo(30 * 24, 1);
  });

  it('signs tokens with a key whose public half alone is published', async () => {
    const { token } = await signIn(entities, SA);
    const { body } = await entities.call(null, jwks, {});
    expect(body.keys).toHaveLength(1);
    expect(body.keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
    expect(body.keys[0]).not.toHaveProperty('d');
    expect(jwt.decode(token, { complete: true })?.header).toMatchObject({
      alg: 'ES256',
      kid: body.keys[0]?.kid,
    });
  });

  it('[AUTH-030] ends the session at once on sign-out, and no other', async () => {
    const [first, second] = [await signIn(entities, SA), await signIn(entities, SA)];
    expect((await entities.call(null, logout, {}, { token: first.token })).status).toBe(200);
    expect((await entities.call(null, me, {}, { token: first.token })).status).toBe(401);
    expect((await entities.call(null, logout, {}, { token: first.token })).status).toBe(401);
    expect((await entities.call(null, me, {}, { token: second.token })).status).toBe(200);
  });

  it('keeps neither tokens nor hashes of passwords for repeated requests', async () => {
    const { token } = await signIn(entities, SA);
    const headers = { token, 'idempotency-key': 'again' };
    await entities.call(null, login, { email: SA, password: DEMO_PASSWORD }, headers);
    expect(await entities.service.database('idempotency_key')).toEqual([]);
  });

  it('[AUTH-027] answers the logo of a known address before the password', async () => {
    const known = await entities.call(null, preLogin, { email: 'owner@peachtree.test' });
    expect(Object.keys(known.body)).toEqual(['companyLogo']);
    expect(known.body.companyLogo).toContain('data:image/png');
    const unknown = await entities.call(null, preLogin, { email: 'nobody@nowhere.test' });
    expect(unknown.status).toBe(400);
    expect(unknown.error.error).toBe('Oops! Please Enter valid email id');
  });

  it.each([
    ['no password', { email: SA }],
    ['no address', { password: 'x' }],
    ['an address that is no text', { email: { $ne: '' }, password: 'x' }],
    ['a password that is too long', { email: SA, password: 'x'.repeat(201) }],
    ['a flag that is no flag', { email: SA, password: 'x', isRegistration: 'yes' }],
  ])('refuses %s with 400', async (_what, input) => {
    const answer = await entities.call(null, login, input);
    expect(answer.status).toBe(400);
    expect(answer.error.fields).toBeDefined();
  });
});
