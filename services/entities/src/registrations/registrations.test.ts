import { pictureAt } from '@washcoat/testing';
import {
  changePassword,
  companyAdd,
  companyChanged,
  companyList,
  entitiesEndpoints,
  invite,
  login,
  logout,
  me,
  preLogin,
  registrationSaved,
  userChanged,
  userList,
} from '@washcoat/contract-entities';
import { flagNames } from '@washcoat/contract-kernel';
import { RateLimiter } from '@washcoat/service-kit';
import type { TestService } from '@washcoat/testing';
import { idOf } from '../companies/companies.fixture';
import { signIn, startSeeded } from '../seed/seeded-service.fixture';
import { forgetRegistrations } from './forget-registrations.job';
import { PASSWORD, Registrar } from './registrations.fixture';

const openCalls = [companyAdd.id, me.id, logout.id];

describe('registering without an invitation', () => {
  let entities: TestService;
  let desk: Registrar;
  beforeAll(async () => {
    entities = await startSeeded();
    desk = new Registrar(entities);
  }, 30_000);
  afterAll(() => entities.stop());

  const usersOf = (email: string) => entities.service.database('app_user').whereILike('email', email);
  const ageBy = (email: string, days: number) =>
    entities.service.database.raw(
      `update registration set created_at = created_at - make_interval(days => ?) where email = ?`,
      [days, email],
    );
  const expireLinks = () =>
    entities.service
      .database('one_time_code')
      .where({ purpose: 'confirm' })
      .update({ expires_at: new Date() });

  it('signs in to the account form and nothing else', async () => {
    const { status, body } = await desk.register('new@customer.test');
    expect(status).toBe(200);
    expect(body).toMatchObject({ hierarchy: 2, isNewUser: true, companyId: null, organisationName: '' });
    expect(flagNames.filter((name) => body[name])).toEqual([]);
    const refused = entitiesEndpoints.filter(
      ({ id, access }) => !('open' in access) && !openCalls.includes(id),
    );
    expect(refused.length).toBeGreaterThan(30);
    for (const endpoint of refused) {
      const answer = await entities.call(null, endpoint, {}, { token: body.token });
      expect([endpoint.id, answer.status]).toEqual([endpoint.id, 403]);
    }
    expect((await entities.call(null, me, {}, { token: body.token })).body).toMatchObject({
      isNewUser: true,
    });
  });

  it('mails the link when the form is saved, and is nobody until it is used', async () => {
    const before = [await entities.published(userChanged), await entities.published(companyChanged)];
    const { user, code } = await desk.saved('quiet@customer.test', { companyName: 'Quiet Cores' });
    const mails = await entities.published(registrationSaved);
    expect(registrationSaved.schema.parse(mails.at(-1))).toMatchObject({
      email: 'quiet@customer.test',
      path: `/confirm/${code}`,
    });
    expect([await entities.published(userChanged), await entities.published(companyChanged)]).toEqual(before);
    const admin = await signIn(entities, 'admin@washcoat.test');
    const companies = await entities.call(admin, companyList, { text: 'Quiet Cores' });
    const people = await entities.call(admin, userList, { text: 'quiet@customer.test' });
    expect([companies.body.list, people.body.list]).toEqual([[], []]);
    const headers = { token: user.token };
    expect((await entities.call(null, companyList, {}, headers)).status).toBe(403);
    expect((await entities.call(null, changePassword, {}, headers)).status).toBe(403);
    expect((await desk.save(user)).status).toBe(409);
  });

  it('refuses another address for the company than the one that is confirmed, and takes that one in any case', async () => {
    const { body: user } = await desk.register('one.address@customer.test');
    const other = await desk.save(user, { email: 'office@elsewhere.test' });
    expect([other.status, other.error.fields]).toEqual([
      400,
      { email: 'Use one.address@customer.test: it is the address that you confirm.' },
    ]);
    expect((await desk.save(user, { email: 'One.Address@Customer.test' })).status).toBe(200);
  });

  it('[CUST-049] is a customer of the house with the default role once the link is used with the password', async () => {
    const { user, code } = await desk.saved('new.owner@customer.test', {
      parentCompanyId: idOf('peachtree'),
      companyType: 'FRANCHISE',
      companyLogo: pictureAt('l'),
      facility: 'Peachtree',
      priceMod: 50,
      lookupRestriction: 3,
      canBuildCart: true,
    });
    expect((await desk.link(code)).body).toEqual({
      of: 'registration',
      state: 'open',
      email: 'new.owner@customer.test',
    });
    expect((await desk.confirm(code)).body).toMatchObject({
      email: 'new.owner@customer.test',
      isWaiting: false,
    });
    const { body } = await desk.signIn('new.owner@customer.test');
    expect(body).toMatchObject({
      userId: user.userId,
      isNewUser: false,
      isAdmin: true,
      isSA: false,
      hierarchy: 2,
      firstName: 'Noor',
      organisationName: 'Newco Cores',
      canShowPricing: true,
      canBuildCart: false,
    });
    const company = await entities.service.database('company').where({ company_id: body.companyId }).first();
    expect(company).toMatchObject({
      company_type: 'CUSTOMER',
      parent_company_id: idOf('house'),
      facility: 'Atlanta',
      email: 'new.owner@customer.test',
      price_mod: null,
      lookup_restriction: null,
      can_build_cart: null,
      is_active: true,
    });
    expect((await entities.published(userChanged)).at(-1)).toMatchObject({ userId: user.userId, version: 1 });
    expect((await desk.link(code)).body.state).toBe('used');
    expect((await desk.confirm(code)).error.code).toBe('LINK_USED');
    expect((await desk.renew(code)).error.code).toBe('LINK_USED');
  });

  it('signs nobody in before, and mails a new link to who knows the password', async () => {
    const email = 'early@customer.test';
    const { code } = await desk.saved(email);
    expect((await entities.call(null, preLogin, { email })).body).toEqual({ companyLogo: null });
    expect((await desk.signIn(email, 'something else')).error.code).toBe('INVALID_CREDENTIALS');
    expect((await desk.signIn(email)).error.code).toBe('UNCONFIRMED');
    const newer = await desk.lastCode(email);
    expect(newer).not.toBe(code);
    expect((await desk.confirm(newer)).status).toBe(200);
    expect((await desk.confirm(code)).error.code).toBe('LINK_USED');
  });

  it('is not confirmed by the link alone: who owns the address need not be who registered it', async () => {
    const { code } = await desk.saved('owner@elsewhere.test');
    expect((await desk.confirm(code, 'the owner’s guess')).error.fields).toHaveProperty('password');
    expect(await usersOf('owner@elsewhere.test')).toEqual([]);
  });

  it('gives a new link for an expired one', async () => {
    const { code } = await desk.saved('late@customer.test');
    await expireLinks();
    expect((await desk.link(code)).body).toEqual({
      of: 'registration',
      state: 'expired',
      email: 'late@customer.test',
    });
    expect((await desk.confirm(code)).error.code).toBe('LINK_EXPIRED');
    expect((await desk.renew(code)).status).toBe(200);
    expect((await desk.confirm(await desk.lastCode('late@customer.test'))).status).toBe(200);
    expect((await desk.link('made-up')).error.code).toBe('LINK_UNKNOWN');
  });

  it('makes one account of many uses of a link at once', async () => {
    const { code } = await desk.saved('rush@customer.test', { companyName: 'Rush Cores' });
    const rush = await Promise.all([1, 2, 3, 4].map(() => desk.confirm(code)));
    expect(rush.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect(await usersOf('rush@customer.test')).toHaveLength(1);
    expect(await entities.service.database('company').where({ company_name: 'Rush Cores' })).toHaveLength(1);
  });

  it('has no claim on the address: others register it and are invited, and the first confirmed one has it', async () => {
    const email = 'claimed@customer.test';
    const squatter = await desk.saved(email, { companyName: 'Squatter' });
    const { body: other } = await desk.register(email.toUpperCase(), 'seven green apples');
    expect((await desk.save(other, { companyName: 'Rightful' })).status).toBe(200);
    const owner = await signIn(entities, 'owner@peachtree.test');
    const invited = { fname: 'Cla', lname: 'Imed', email };
    expect((await entities.call(owner, invite, invited)).status).toBe(200);
    const code = await desk.lastCode(email.toUpperCase());
    expect((await desk.confirm(code, 'seven green apples')).status).toBe(200);
    expect((await desk.signIn(email, 'seven green apples')).body.organisationName).toBe('Rightful');
    expect((await desk.confirm(squatter.code)).status).toBe(409);
    expect((await desk.signIn(email)).error.code).toBe('INVALID_CREDENTIALS');
    expect((await desk.register(email)).status).toBe(409);
    expect(await entities.service.database('company').where({ company_name: 'Squatter' })).toEqual([]);
  });

  it('is forgotten after 14 days, links and all, and not before', async () => {
    const { code: old } = await desk.saved('old@customer.test');
    const { code: young } = await desk.saved('young@customer.test');
    await ageBy('old@customer.test', 15);
    await ageBy('young@customer.test', 13);
    await forgetRegistrations.run(entities.service);
    expect((await desk.link(old)).error.code).toBe('LINK_UNKNOWN');
    expect((await desk.link(young)).body.state).toBe('open');
    expect((await desk.signIn('old@customer.test')).error.code).toBe('INVALID_CREDENTIALS');
    expect((await entities.call(null, preLogin, { email: 'old@customer.test' })).status).toBe(400);
  });
});

describe('new accounts', () => {
  it('are counted per network address a day, and per e-mail address from each, so that its owner gets in', async () => {
    const entities = await startSeeded({ limiter: new RateLimiter() });
    try {
      const desk = new Registrar(entities);
      const register = async (email: string) => (await desk.register(email, PASSWORD)).status;
      const from = async (address: string, email = 'same@customer.test') => {
        const input = { email, password: PASSWORD, isRegistration: true };
        return (await entities.call(null, login, input, { 'x-forwarded-for': address })).status;
      };
      const same: number[] = [];
      for (let n = 0; n < 5; n += 1) same.push(await register('same@customer.test'));
      expect(same).toEqual([200, 200, 200, 200, 200]);
      const { status, error } = await desk.register('same@customer.test', PASSWORD);
      expect([status, error.error]).toEqual([429, 'Too many attempts. Try again in 24 h.']);
      expect(await from('10.9.0.1')).toBe(200);
      const everywhere: number[] = [];
      for (let n = 0; n < 25; n += 1) everywhere.push(await from(`10.9.1.${n}`));
      expect(everywhere.indexOf(429)).toBe(24);
      const others: number[] = [];
      for (let n = 0; n < 30; n += 1) others.push(await register(`n${n}@customer.test`));
      expect(others.indexOf(429)).toBe(24);
      expect(new Set(others.slice(24))).toEqual(new Set([429]));
    } finally {
      await entities.stop();
    }
  }, 60_000);
});
