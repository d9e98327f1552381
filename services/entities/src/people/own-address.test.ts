import {
  addressChangeAsked,
  addressLeft,
  confirmRegistration,
  invite,
  login,
  registrationLink,
  renewRegistrationLink,
  userChanged,
  userDetail,
  userEdit,
  type SignedIn,
} from '@washcoat/contract-entities';
import { RateLimiter } from '@washcoat/service-kit';
import { DEMO_PASSWORD } from '@washcoat/service-kit/seed';
import type { TestService } from '@washcoat/testing';
import { forgetRegistrations } from '../registrations/forget-registrations.job';
import { Registrar } from '../registrations/registrations.fixture';
import { signIn, startSeeded } from '../seed/seeded-service.fixture';
import { addedUser, callersOf } from './user-form.fixture';

const admin = 'admin@washcoat.test';

describe('a new address of one’s own', () => {
  let entities: TestService;
  let self: SignedIn;
  beforeEach(async () => {
    entities = await startSeeded();
    self = await signIn(entities, admin);
  }, 30_000);
  afterEach(() => entities.stop());

  const ask = (email: string, more: object = {}) =>
    entities.call(
      null,
      userEdit,
      { userId: self.userId, email, currentPassword: DEMO_PASSWORD, ...more },
      { token: self.token },
    );
  const own = async () => (await entities.call(null, userDetail, {}, { token: self.token })).body;
  const lastCode = async () =>
    (await entities.published(addressChangeAsked)).at(-1)?.path.replace('/confirm/', '') ?? '';
  const confirm = (token: string, password = DEMO_PASSWORD) =>
    entities.call(null, confirmRegistration, { token, password });
  const link = (token: string) => entities.call(null, registrationLink, { token });
  const signInStatus = async (email: string) =>
    (await entities.call(null, login, { email, password: DEMO_PASSWORD })).status;
  const told = async () =>
    (await entities.published(addressLeft)).map(({ email, isDone }) => [email, isDone]);

  it('waits for the link that is mailed to it; the old one signs in, is shown and is told', async () => {
    const { body } = await ask('new@washcoat.test', { lastName: 'Asked' });
    expect(body.message).toBe('Successfully edited the User');
    expect(await own()).toMatchObject({ email: admin, lastName: 'Asked', wantedEmail: 'new@washcoat.test' });
    expect([await signInStatus(admin), await signInStatus('new@washcoat.test')]).toEqual([200, 400]);
    const asked = (await entities.published(addressChangeAsked)).map((one) =>
      addressChangeAsked.schema.parse(one),
    );
    expect(asked.map(({ email, userId }) => [email, userId])).toEqual([['new@washcoat.test', self.userId]]);
    expect(await told()).toEqual([[admin, false]]);
    const others = await callersOf(entities);
    const seen = await entities.call(others.sa, userDetail, { userId: self.userId });
    expect(seen.body.wantedEmail).toBeNull();
  });

  it('is the address once the link is used with the password, in open sessions too, and the link works once', async () => {
    await ask('new@washcoat.test');
    const code = await lastCode();
    expect((await link(code)).body).toEqual({ of: 'account', state: 'open', email: 'new@washcoat.test' });
    const wrong = await confirm(code, 'not the password');
    expect([wrong.status, Object.keys(wrong.error.fields ?? {})]).toEqual([400, ['password']]);
    expect(await signInStatus(admin)).toBe(200);
    const uses = await Promise.all([1, 2, 3].map(() => confirm(code)));
    expect(uses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect([await signInStatus(admin), await signInStatus('new@washcoat.test')]).toEqual([400, 200]);
    expect(await own()).toMatchObject({ email: 'new@washcoat.test', wantedEmail: null });
    expect((await entities.published(userChanged)).at(-1)).toMatchObject({ email: 'new@washcoat.test' });
    expect(await told()).toEqual([
      [admin, false],
      [admin, true],
    ]);
    expect((await link(code)).body.state).toBe('used');
    expect((await confirm(code)).error.code).toBe('LINK_USED');
  });

  it('blocks nobody while it is only asked for, and is refused when somebody has it by then', async () => {
    const email = 'wanted@washcoat.test';
    await ask(email);
    const callers = await callersOf(entities);
    const invited = await entities.call(callers.owner, invite, { fname: 'In', lname: 'Vited', email });
    expect(invited.status).toBe(200);
    expect((await new Registrar(entities).register(email)).status).toBe(200);
    await addedUser(entities, callers.sa, { email: email.toUpperCase() });
    const late = await confirm(await lastCode());
    expect([late.status, late.error.error]).toEqual([409, 'This e-mail address is registered already.']);
    expect((await own()).email).toBe(admin);
    expect((await link(await lastCode())).body.state).toBe('open');
    expect((await ask(email)).status).toBe(409);
  });

  it('is the last one that was asked for, by a link of its last 24 hours, of who may still change it', async () => {
    await ask('first@washcoat.test');
    const first = await lastCode();
    await ask('second@washcoat.test');
    expect((await confirm(first)).error.code).toBe('LINK_UNKNOWN');
    const second = await lastCode();
    const { database } = entities.service;
    await database('one_time_code').where({ purpose: 'address' }).update({ expires_at: new Date() });
    expect((await confirm(second)).error.code).toBe('LINK_EXPIRED');
    expect((await own()).wantedEmail).toBeNull();
    expect((await entities.call(null, renewRegistrationLink, { token: second })).status).toBe(200);
    const renewed = await lastCode();
    await database('app_user').where({ user_id: self.userId }).update({ is_admin: false, is_sa: false });
    expect((await confirm(renewed)).status).toBe(403);
    await database('app_user').where({ user_id: self.userId }).update({ is_admin: true });
    expect((await confirm(renewed)).status).toBe(200);
    await ask('third@washcoat.test');
    await database.raw(`update address_change set created_at = created_at - interval '15 days'`);
    await forgetRegistrations.run(entities.service);
    expect((await confirm(await lastCode())).error.code).toBe('LINK_UNKNOWN');
  });

  it('is given at once by another administrator, who voids what was asked for; the old one is told', async () => {
    await ask('wanted@washcoat.test');
    const { sa } = await callersOf(entities);
    const edit = { userId: self.userId, email: 'given@washcoat.test' };
    expect((await entities.call(sa, userEdit, edit)).status).toBe(200);
    expect((await own()).email).toBe('given@washcoat.test');
    expect(await told()).toEqual([
      [admin, false],
      [admin, true],
    ]);
    expect((await confirm(await lastCode())).error.code).toBe('LINK_UNKNOWN');
  });
});

describe('links to new addresses', () => {
  it('are five a day', async () => {
    const entities = await startSeeded({ limiter: new RateLimiter() });
    try {
      const { token, userId } = await signIn(entities, admin);
      const statuses: number[] = [];
      for (let n = 0; n < 6; n += 1) {
        const wanted = { userId, email: `n${n}@washcoat.test`, currentPassword: DEMO_PASSWORD };
        statuses.push((await entities.call(null, userEdit, wanted, { token })).status);
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    } finally {
      await entities.stop();
    }
  }, 30_000);
});
