import { login, userChanged, userDetail, userEdit, type Session } from '@washcoat/contract-entities';
import { DEMO_PASSWORD } from '@washcoat/service-kit/seed';
import { pictureAt, testSession, type TestService } from '@washcoat/testing';
import { demoInvitation } from '../seed/people';
import { startSeeded } from '../seed/seeded-service.fixture';
import { addedUser, companyOf, roleOf, callersOf, userOf, type Callers } from './user-form.fixture';

describe('editing a user', () => {
  let entities: TestService;
  let callers: Callers;
  let serial = 0;

  beforeAll(async () => {
    entities = await startSeeded();
    callers = await callersOf(entities);
  });
  afterAll(() => entities.stop());

  const edit = (session: Session | null, input: Record<string, unknown>) =>
    entities.call(session, userEdit, input);
  const detail = async (userId: string) => (await entities.call(callers.sa, userDetail, { userId })).body;
  const newGrader = () =>
    addedUser(entities, callers.sa, {
      email: `grader${(serial += 1)}@washcoat.test`,
      roleId: roleOf('Grader'),
    });

  it('[USER-043] [USER-048] changes what is sent and leaves the rest', async () => {
    const userId = await newGrader();
    const sent = {
      firstName: 'Robin',
      phone: '4045550177',
      notes: 'Line one\nline two',
      profileUrl: pictureAt('robin'),
      facilityCity: 'Tampa',
      isAdmin: true,
    };
    const { status, body } = await edit(callers.sa, { userId, ...sent });
    expect([status, body]).toEqual([200, { message: 'Successfully edited the User', version: 2 }]);
    expect(await detail(userId)).toMatchObject({ ...sent, lastName: 'Person', type: 'Grader', version: 2 });
    expect((await entities.published(userChanged)).at(-1)).toMatchObject({
      userId,
      firstName: 'Robin',
      version: 2,
    });
    await edit(callers.sa, { userId, profileUrl: null, facilityCity: '', notes: '' });
    expect(await detail(userId)).toMatchObject({ profileUrl: null, facilityCity: null, notes: '' });
  });

  it('changes nothing and tells nobody when everything is as it was', async () => {
    const userId = await newGrader();
    const told = (await entities.published(userChanged)).length;
    const { email, firstName, roleId, hierarchy, companyId, isActive, isFranchise } = await detail(userId);
    const same = { userId, email, firstName, roleId, hierarchy, companyId, isActive, isFranchise };
    expect((await edit(callers.admin, same)).body.version).toBe(1);
    expect(await entities.published(userChanged)).toHaveLength(told);
  });

  it('notes who changed what, in the words of the form', async () => {
    const userId = await newGrader();
    await edit(callers.admin, { userId, lastName: 'Reed', roleId: roleOf('Buyer') });
    const entry = await entities.service
      .database('audit_entry')
      .where({ entity_id: userId, action: 'edit' })
      .first();
    expect(entry.user_name).toBe('Ruben Alvarez');
    expect(entry.before).toMatchObject({ lastName: 'Person', type: 'Grader' });
    expect(entry.after).toMatchObject({ lastName: 'Reed', type: 'Buyer' });
  });

  it('tells the second of two who edit at once, with the user as it is now', async () => {
    const userId = await newGrader();
    await edit(callers.admin, { userId, lastName: 'First', version: 1 });
    const ownPassword = { action: 'change password', entity: 'user', entityId: userId } as const;
    await entities.service.inTransaction({ session: callers.sa }, (unit) => unit.audit(ownPassword));
    const second = await edit(callers.sa, { userId, lastName: 'Second', version: 1 });
    expect(second.status).toBe(409);
    expect(second.error).toMatchObject({
      ...{ code: 'STALE', isYours: false },
      changedBy: 'Ruben Alvarez',
      current: { userId, lastName: 'First', version: 2 },
    });
    expect(second.error.error).toMatch(/^Ruben Alvarez changed this user (less than a|1) minute ago\./);
    expect((await edit(callers.sa, { userId, lastName: 'Second', version: 2 })).body.version).toBe(3);
    const rush = await Promise.all(
      ['A', 'B', 'C'].map((lastName) => edit(callers.sa, { userId, lastName, version: 3 })),
    );
    expect(rush.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it.each([
    ['email', 'not an address'],
    ['firstName', ''],
    ['lastName', 'x'.repeat(101)],
    ['phone', '(404) 555'],
    ['smsNumber', '12345678901'],
    ['address', ' '],
    ['city', 'x'.repeat(101)],
    ['state', 'XX'],
    ['zipcode', 'abc'],
    ['notes', 'x'.repeat(2001)],
    ['roleId', 'Buyer'],
    ['hierarchy', 'one'],
    ['isActive', 'no'],
    ['version', 0],
    ['companyId', 'mine'],
    ['facilityCity', 'Nowhere'],
  ])('refuses a bad %s at the field and changes nothing', async (field, value) => {
    const userId = userOf('grader@washcoat.test');
    const { status, error } = await edit(callers.sa, { userId, [field]: value });
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
    expect((await detail(userId)).version).toBe(1);
  });

  it('needs a user or discounts, and not both', async () => {
    expect((await edit(callers.sa, {})).error.fields).toHaveProperty('userId');
    const both = { userId: userOf('subscriber@corner.test'), groupDiscount: 3 };
    expect((await edit(callers.sa, both)).error.fields).toHaveProperty('userId');
  });

  it('is closed without a token, to new users, without the right, and for people out of scope', async () => {
    const userId = await newGrader();
    const rename = { userId, firstName: 'Nobody' };
    expect((await edit(null, rename)).status).toBe(401);
    expect((await edit(testSession({ isNewUser: true }), rename)).status).toBe(403);
    expect((await edit(callers.buyer, rename)).status).toBe(403);
    expect((await edit(callers.owner, rename)).status).toBe(404);
    expect((await edit(callers.subscriber, { ...rename, userId: userOf('lapsed@corner.test') })).status).toBe(
      404,
    );
    const colleague = { ...callers.subscriber, canCreateUser: true };
    expect((await edit(colleague, { ...rename, userId: userOf('lapsed@corner.test') })).status).toBe(404);
    const nobody = { ...rename, userId: '018f3c1e-0000-7000-8000-00000000dead' };
    expect((await edit(callers.sa, nobody)).status).toBe(404);
    expect((await detail(userId)).firstName).toBe('Pat');
  });

  it('lets everybody keep the own profile, whoever they are', async () => {
    const own = {
      userId: callers.subscriber.userId,
      firstName: 'Leigh',
      phone: '4045550111',
      address: '9 Own St',
      notes: 'Ring twice',
      profileUrl: pictureAt('me'),
    };
    const unchanged = { isActive: true, roleId: roleOf('Subscriber'), hierarchy: 2, isAdmin: false };
    const sameCompany = { companyId: companyOf('corner').toUpperCase() };
    const answer = await edit(callers.subscriber, { ...own, ...unchanged, ...sameCompany });
    expect(answer.status).toBe(200);
    expect(await detail(own.userId)).toMatchObject(own);
  });

  describe('an e-mail address', () => {
    it('is changed by administrators only, also the own one', async () => {
      const userId = await newGrader();
      const email = 'moved@washcoat.test';
      expect((await edit({ ...callers.admin, isAdmin: false }, { userId, email })).status).toBe(403);
      const own = { userId: callers.subscriber.userId, email: 'other@corner.test' };
      expect((await edit(callers.subscriber, own)).status).toBe(403);
      expect((await edit(callers.admin, { userId, email })).status).toBe(200);
      expect((await detail(userId)).email).toBe(email);
    });

    it('is nobody else’s, whatever its case, however many want it at once', async () => {
      const userId = await newGrader();
      const taken = await edit(callers.sa, { userId, email: 'ADMIN@washcoat.test' });
      expect(taken.status).toBe(409);
      expect(taken.error).toMatchObject({ code: 'DUPLICATE', fields: { email: expect.any(String) } });
      const others = await Promise.all([newGrader(), newGrader(), newGrader()]);
      const rush = await Promise.all(
        others.map((other) => edit(callers.admin, { userId: other, email: 'wanted@washcoat.test' })),
      );
      expect(rush.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const own = await detail(userId);
      expect((await edit(callers.sa, { userId, email: own.email.toUpperCase() })).status).toBe(200);
    });

    it('does not take an account over that has more rights than who changes it', async () => {
      const userId = await addedUser(entities, callers.sa, {
        email: 'richer@washcoat.test',
        roleId: roleOf('Administrator'),
      });
      const lesser = { ...callers.admin, canEditMetalPrices: false };
      expect((await edit(lesser, { userId, email: 'mine@washcoat.test' })).status).toBe(403);
      expect((await edit(lesser, { userId, phone: '4045550100' })).status).toBe(200);
    });

    it('leaves no reset link behind that was mailed to the old one', async () => {
      const userId = await newGrader();
      const { database } = entities.service;
      await database('one_time_code').insert({
        code_hash: `hash-${userId}`,
        purpose: 'reset',
        user_id: userId,
        created_at: new Date(),
        expires_at: new Date(Date.now() + 60_000),
      });
      await edit(callers.admin, { userId, email: 'new-address@washcoat.test' });
      const code = await database('one_time_code').where({ user_id: userId }).first();
      expect(code.used_at).not.toBeNull();
    });
  });

  describe('to another company', () => {
    it('is for hierarchy 1, takes a role that fits there, and gives the hierarchy of the company', async () => {
      const userId = await newGrader();
      const move = { userId, companyId: companyOf('peachtree') };
      expect((await edit(callers.admin, move)).error.fields).toHaveProperty('roleId');
      const withRole = { ...move, roleId: roleOf('Franchise buyer') };
      expect((await edit(callers.admin, { ...withRole, hierarchy: 1 })).error.fields).toHaveProperty(
        'hierarchy',
      );
      expect((await edit(callers.admin, { ...withRole, isFranchise: false })).error.fields).toHaveProperty(
        'isFranchise',
      );
      expect((await edit(callers.admin, { ...withRole, isFranchise: true })).status).toBe(200);
      expect(await detail(userId)).toMatchObject({
        companyName: 'Peachtree Cores',
        hierarchy: 10,
        isFranchise: true,
      });
    });

    it('gives an invited partner without one a company, and with it the product', async () => {
      const { email, code } = demoInvitation;
      const registration = { email, code, password: DEMO_PASSWORD, isRegistration: true };
      const registered = await entities.call(null, login, registration);
      const place = { companyId: companyOf('corner'), roleId: roleOf('Subscriber') };
      await edit(callers.admin, { userId: registered.body.userId, ...place });
      const again = await entities.call(null, login, { email, password: DEMO_PASSWORD });
      expect(again.body).toMatchObject({ isNewUser: false, companyId: companyOf('corner'), hierarchy: 2 });
    });
  });

  it('moves house staff between hierarchy 4 and 1, for those of hierarchy 1', async () => {
    const userId = await newGrader();
    expect((await edit({ ...callers.admin, hierarchy: 4 }, { userId, hierarchy: 1 })).status).toBe(403);
    expect((await edit(callers.admin, { userId, hierarchy: 1 })).status).toBe(200);
    expect((await detail(userId)).hierarchy).toBe(1);
    expect((await edit(callers.admin, { userId, hierarchy: 10 })).error.fields).toHaveProperty('hierarchy');
  });
});
