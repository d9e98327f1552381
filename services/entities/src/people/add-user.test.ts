import { userAdd, userChanged, userDetail, type Session } from '@washcoat/contract-entities';
import { pictureAt, testSession, type TestService } from '@washcoat/testing';
import { addRole } from '../roles/role.commands';
import { startSeeded } from '../seed/seeded-service.fixture';
import {
  addedUser,
  canSignIn,
  companyOf,
  roleOf,
  callersOf,
  userForm,
  type Callers,
} from './user-form.fixture';

describe('adding a user', () => {
  let entities: TestService;
  let callers: Callers;

  beforeAll(async () => {
    entities = await startSeeded();
    callers = await callersOf(entities);
  });
  afterAll(() => entities.stop());

  const add = (session: Session | null, input: Record<string, unknown> = {}) =>
    entities.call(session, userAdd, { ...userForm, ...input });
  const atPeachtree = { companyId: companyOf('peachtree'), roleId: roleOf('Franchise owner') };

  it('[USER-042] [USER-047] [USER-033] adds to the own company, who can sign in then', async () => {
    const profile = { profileUrl: pictureAt('pat'), notes: 'Nights only', facilityCity: 'Tampa' };
    const { status, body } = await add(callers.admin, { ...profile, hierarchy: 4, isFranchise: false });
    expect([status, body.message]).toEqual([200, 'Successfully added the User']);
    const detail = await entities.call(callers.admin, userDetail, { userId: body.userId });
    expect(detail.body).toMatchObject({
      ...profile,
      email: 'pat@washcoat.test',
      companyName: 'Washcoat House',
      type: 'Grader',
      hierarchy: 4,
      version: 1,
    });
    expect(await canSignIn(entities, 'pat@washcoat.test', userForm.password)).toBe(true);
    expect((await entities.published(userChanged)).at(-1)).toMatchObject({ userId: body.userId, version: 1 });
  });

  it('[USER-020] [USER-035] is active unless said otherwise, and needs a password', async () => {
    const on = await add(callers.admin, { email: 'on@washcoat.test' });
    const off = await add(callers.admin, { email: 'off@washcoat.test', isActive: false });
    const isActive = async (userId: string) =>
      (await entities.call(callers.sa, userDetail, { userId })).body.isActive;
    expect([await isActive(on.body.userId), await isActive(off.body.userId)]).toEqual([true, false]);
    expect(await canSignIn(entities, 'off@washcoat.test', userForm.password)).toBe(false);
    expect((await add(callers.admin, { password: 'short' })).error.fields).toHaveProperty('password');
  });

  it('[USER-034] [USER-037] [USER-038] [USER-039] tells every field that is wrong, with the sentence of the form', async () => {
    const { status, error } = await entities.call(callers.admin, userAdd, { isActive: 'yes' });
    expect(status).toBe(400);
    const invalid = 'Please enter the valid value';
    expect(error.fields).toMatchObject({
      email: invalid,
      firstName: invalid,
      lastName: invalid,
      phone: invalid,
      address: invalid,
      city: invalid,
      zipcode: invalid,
      state: 'Please select valid state',
      roleId: 'Please select the valid value',
      password: expect.any(String),
      isActive: expect.any(String),
    });
    expect(error.fields).not.toHaveProperty('notes');
    expect(error.fields).not.toHaveProperty('smsNumber');
  });

  it.each([
    ['email', 'not an address'],
    ['email', `${'x'.repeat(250)}@x.test`],
    ['firstName', '   '],
    ['firstName', 'x'.repeat(101)],
    ['lastName', 'a\u0000b'],
    ['lastName', '\u200b\u2060'],
    ['firstName', '\u202eadA'],
    ['phone', '404-555-0199'],
    ['phone', '12345678901'],
    ['smsNumber', 'call me'],
    ['address', 'x'.repeat(201)],
    ['city', ''],
    ['state', 'Georgia'],
    ['zipcode', 'SW1A 1AA'],
    ['notes', 'x'.repeat(2001)],
    ['notes', 'a\u0000b'],
    ['roleId', 'Grader'],
    ['hierarchy', 0],
    ['isAdmin', 'true'],
    ['profileUrl', 'x'.repeat(501)],
    ['companyId', 'mine'],
    ['password', 'x'.repeat(201)],
  ])('refuses a bad %s at the field', async (field, value) => {
    const { status, error } = await add(callers.admin, { email: 'bad@washcoat.test', [field]: value });
    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {})).toEqual([field]);
  });

  it('keeps markup, SQL and other alphabets as they were typed', async () => {
    const people = [
      { firstName: '<b>Žofie</b>', lastName: "O'); drop table app_user;-- 😀" },
      { firstName: 'יעל', lastName: 'בן־דוד\u200f' },
      { firstName: 'محمد', lastName: 'النور' },
    ];
    for (const [number, typed] of people.entries()) {
      const { body } = await add(callers.admin, { email: `odd${number}@washcoat.test`, ...typed });
      expect((await entities.call(callers.sa, userDetail, { userId: body.userId })).body).toMatchObject(
        typed,
      );
    }
  });

  it('refuses a facility that is unknown, switched off or out of scope', async () => {
    for (const facilityCity of ['Nowhere', 'Macon']) {
      const { error } = await add(callers.admin, { email: 'place@washcoat.test', facilityCity });
      expect(error.fields).toEqual({ facilityCity: 'Please select valid Facility' });
    }
    const foreign = await add(callers.owner, {
      ...atPeachtree,
      email: 'place@peachtree.test',
      facilityCity: 'Piedmont',
    });
    expect(foreign.error.fields).toHaveProperty('facilityCity');
  });

  it('[USER-046] refuses an address in use at the field, whatever its case', async () => {
    const { status, error } = await add(callers.admin, { email: 'SA@Washcoat.test' });
    expect(status).toBe(409);
    expect(error).toMatchObject({
      error: 'This e-mail address is registered already.',
      code: 'DUPLICATE',
      fields: { email: 'This e-mail address is registered already.' },
    });
  });

  it('adds one of many who have the same address at once', async () => {
    const answers = await Promise.all(
      ['a@rush.test', 'A@rush.test', 'a@RUSH.test'].map((email) => add(callers.admin, { email })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('is closed without a token, to new users and without canCreateUser', async () => {
    expect((await add(null)).status).toBe(401);
    expect((await add(testSession({ isNewUser: true }))).status).toBe(403);
    expect((await add(callers.buyer)).status).toBe(403);
    expect((await add(callers.subscriber)).status).toBe(403);
  });

  it('refuses another company as unknown', async () => {
    const foreign = { ...atPeachtree, companyId: companyOf('piedmont'), email: 'x@piedmont.test' };
    expect((await add(callers.owner, foreign)).status).toBe(404);
    expect((await add(callers.owner, { ...foreign, companyId: companyOf('house') })).status).toBe(404);
    const nowhere = { ...foreign, companyId: '018f3c1e-0000-7000-8000-00000000dead' };
    expect((await add(callers.admin, nowhere)).status).toBe(404);
  });

  it('refuses a hierarchy or a franchise flag that is not the company’s, at the field', async () => {
    const misfits: [Record<string, unknown>, string][] = [
      [{ hierarchy: 10 }, 'hierarchy'],
      [{ hierarchy: 2 }, 'hierarchy'],
      [{ isFranchise: true }, 'isFranchise'],
      [{ ...atPeachtree, hierarchy: 1 }, 'hierarchy'],
      [{ ...atPeachtree, isFranchise: false }, 'isFranchise'],
      [{ companyId: companyOf('corner'), roleId: roleOf('Subscriber'), hierarchy: 10 }, 'hierarchy'],
    ];
    for (const [misfit, field] of misfits) {
      const { status, error } = await add(callers.sa, { email: 'misfit@washcoat.test', ...misfit });
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
    }
  });

  describe('with a role', () => {
    const roleFor = (companyId: string, type: 1 | 2 | 3) =>
      entities.service.inTransaction({ session: callers.sa }, (unit) =>
        addRole(unit, callers.sa, {
          name: `Of ${companyId}`,
          type,
          companyId,
          permissions: [{ permissionName: 'canBuildCart' }],
        }),
      );

    it('takes one of the company, of one above it, and refuses another company’s', async () => {
      const ofPeachtree = await roleFor(companyOf('peachtree'), 3);
      const ofHouse = await roleFor(companyOf('house'), 3);
      const ofPiedmont = await roleFor(companyOf('piedmont'), 3);
      const at = (roleId: string, email: string) => add(callers.owner, { ...atPeachtree, roleId, email });
      expect((await at(ofPeachtree, 'own@peachtree.test')).status).toBe(200);
      expect((await at(ofHouse, 'house@peachtree.test')).status).toBe(200);
      const foreign = await at(ofPiedmont, 'foreign@peachtree.test');
      const unknown = await at('018f3c1e-0000-7000-8000-00000000dead', 'unknown@peachtree.test');
      for (const { status, error } of [foreign, unknown])
        expect([status, error.fields]).toEqual([400, { roleId: 'Please select the valid value' }]);
    });

    it('refuses one of another type', async () => {
      const wrongType = { ...atPeachtree, roleId: roleOf('Grader'), email: 'type@peachtree.test' };
      expect((await add(callers.sa, wrongType)).error.fields).toEqual({
        roleId: 'Please select the valid value',
      });
    });
  });

  it('gives nobody more than the one who adds holds, one line per trick', async () => {
    const tricks: [string, Session, Record<string, unknown>][] = [
      ['SA by an admin', callers.admin, { isSA: true }],
      ['SA by a partner', callers.owner, { ...atPeachtree, isSA: true }],
      ['admin by a partner', callers.owner, { ...atPeachtree, isAdmin: true }],
      ['a role above', { ...callers.owner, deleteCart: false }, atPeachtree],
      ['hierarchy 1 by hierarchy 4', { ...callers.admin, hierarchy: 4, isAdmin: false }, { hierarchy: 1 }],
      [
        'the default role, when it grants more',
        { ...callers.admin, canVerifyLoad: false },
        { roleId: roleOf('Grader') },
      ],
    ];
    for (const [trick, session, input] of tricks) {
      const { status } = await add(session, { email: 'trick@washcoat.test', ...input });
      expect([trick, status]).toEqual([trick, 403]);
    }
    expect((await add(callers.admin, { email: 'none@washcoat.test', roleId: undefined })).status).toBe(400);
    expect((await add(callers.sa, { email: 'sa2@washcoat.test', isSA: true, isAdmin: true })).status).toBe(
      200,
    );
  });

  it('writes who added whom to the trail, in the words of the form and without the password', async () => {
    const userId = await addedUser(entities, callers.admin, {
      email: 'trail@washcoat.test',
      passwordHash: 'a-hash',
    });
    const [entry] = await entities.service.database('audit_entry').where({ entity_id: userId });
    expect(entry).toMatchObject({ action: 'add', entity: 'user', user_name: 'Ruben Alvarez' });
    expect(entry.after).toMatchObject({ email: 'trail@washcoat.test', companyName: 'Washcoat House' });
    expect(JSON.stringify(entry)).not.toContain('a-hash');
  });
});
