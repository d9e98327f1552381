import { pictureAt, paperAt } from '@washcoat/testing';
import {
  companyAdd,
  facilityAdd,
  login,
  passwordResetRequested,
  type Session,
  userAdd,
} from '@washcoat/contract-entities';
import { seedId } from '@washcoat/service-kit/seed';
import { CompanyDesk, idOf } from './companies.fixture';

const form = {
  companyName: 'Riverside Muffler',
  companyType: 'CUSTOMER',
  address: '1 River Rd',
  city: 'Rome',
  state: 'GA',
  zipcode: '30161',
  email: 'office@riverside.test',
  phone: '7065550199',
  firstName: 'Pat',
  lastName: 'Rivers',
  facility: 'Atlanta',
};
const seller = { ...form, companyType: 'SELLER' };
const franchiseBuyer = seedId('role', 'Franchise buyer');
const yardOf = (name: string) => ({ name, phone: '7065550100' });
const nowhere = { facilityId: idOf('nobody'), discount: 1 };
const password = { newPassword: 'long enough', confirmPassword: 'long enough' };

describe('adding a customer', () => {
  let desk: CompanyDesk;
  beforeAll(async () => {
    desk = await CompanyDesk.open();
  });
  afterAll(() => desk.entities.stop());

  const add = (session: Session | null, changes: Record<string, unknown> = {}) =>
    desk.entities.call(session, companyAdd, { ...form, ...changes });
  const companies = () => desk.entities.service.database('company');
  const userOf = (email: string) => desk.entities.service.database('app_user').where({ email }).first();

  it('[CUST-059] takes numbers of papers only, no addresses', async () => {
    for (const address of [pictureAt('licence'), paperAt('licence'), 'javascript:alert(1)', '//evil.test/x'])
      for (const name of ['driversLicense', 'businessLicense']) {
        const { status, error } = await add(desk.admin, { [name]: address });
        expect([address, status, Object.keys(error.fields ?? {})]).toEqual([address, 400, [name]]);
      }
  });

  it('[CUST-094] [CUST-102] stores every field below the own company and answers the id', async () => {
    const answer = await add(desk.admin, {
      address1: 'Yard 3',
      ein: '58-1234567',
      driversLicense: 'D1',
      businessLicense: 'B1',
      metalLicense: paperAt('m'),
      companyLogo: pictureAt('l'),
      priceMod: -2.5,
      groupModifier: 1,
      lookupRestriction: 2,
      canBuildCart: true,
      facilityDiscount: [{ facilityId: seedId('facility', 'Atlanta'), discount: 4 }],
      isEmbed: false,
    });
    expect([answer.status, answer.body.message]).toEqual([200, 'Successfully added the Partner']);
    expect(await companies().where({ company_id: answer.body.companyId }).first()).toMatchObject({
      company_name: 'Riverside Muffler',
      company_type: 'CUSTOMER',
      parent_company_id: idOf('house'),
      address1: 'Yard 3',
      ein: '58-1234567',
      drivers_license: 'D1',
      business_license: 'B1',
      metal_license: paperAt('m'),
      company_logo: pictureAt('l'),
      price_mod: '-2.5',
      group_modifier: '1',
      lookup_restriction: 2,
      can_build_cart: true,
      is_active: true,
      version: 1,
    });
  });

  it('[CUST-029] [CUST-087] [CUST-089] needs canCreateUser; hierarchy 10 adds sellers, and franchises take their flag', async () => {
    expect((await add(null)).status).toBe(401);
    expect((await add({ ...desk.admin, canCreateUser: false })).status).toBe(403);
    expect((await add(desk.owner)).status).toBe(403);
    expect((await add(desk.owner, { ...seller, facility: 'Peachtree' })).status).toBe(200);
    expect((await add(desk.subscriber, seller)).status).toBe(403);
    const franchise = { companyType: 'FRANCHISE', companyLogo: pictureAt('l'), facility: null };
    expect((await add({ ...desk.admin, canCreateFranchise: false }, franchise)).status).toBe(403);
    expect((await add({ ...desk.owner, canCreateFranchise: true }, franchise)).status).toBe(403);
    expect((await add(desk.admin, franchise)).status).toBe(200);
  });

  it('[CUST-096] places it below the company that is named, in scope only', async () => {
    const { body } = await add(desk.admin, { parentCompanyId: idOf('peachtree') });
    const row = await companies().where({ company_id: body.companyId }).first();
    expect(row.parent_company_id).toBe(idOf('peachtree'));
    const own = await add(desk.partner, { ...seller, facility: 'Tampa' });
    const below = await companies().where({ company_id: own.body.companyId }).first();
    expect(below.parent_company_id).toBe(idOf('gulfcoast'));
    for (const key of ['peachtree', 'house', 'nobody'])
      expect((await add(desk.partner, { ...seller, parentCompanyId: idOf(key) })).status).toBe(404);
  });

  it.each([
    ['another franchise’s yard', 'Piedmont'],
    ['a yard of the house', 'Atlanta'],
    ['a name that nobody has', 'Nowhere'],
  ])('delivers to no yard out of scope: %s', async (_what, facility) => {
    const { status, error } = await add(desk.owner, { ...seller, facility });
    expect([status, error.fields]).toEqual([400, { facility: 'Please select valid Facility' }]);
    const changed = await desk.edit(desk.owner, 'Buford Highway Muffler', { facility });
    expect([changed.status, changed.error.fields]).toEqual([
      400,
      { facility: 'Please select valid Facility' },
    ]);
    const own = await desk.edit({ ...desk.owner, isAdmin: true }, 'peachtree', { facility });
    expect(own.status).toBe(400);
  });

  it('has discounts at no yard out of scope', async () => {
    const facilityDiscount = [{ facilityId: seedId('facility', 'Piedmont'), discount: 4 }];
    const own = { ...seller, facility: 'Peachtree', facilityDiscount };
    expect((await add(desk.owner, own)).error.fields).toHaveProperty('facilityDiscount');
    const changed = await desk.edit(desk.owner, 'Buford Highway Muffler', { facilityDiscount });
    expect(changed.error.fields).toHaveProperty('facilityDiscount');
  });

  it('[CUST-061] [CUST-063] [CUST-064] ignores prices and settings that the user may not set', async () => {
    const settings = { priceMod: 20, lookupRestriction: 3, canBuildCart: true, groupModifier: 7 };
    const owner = { ...desk.owner, canShowPriceModifier: false, canAdjustCustomerSettings: true };
    const { body } = await add(owner, { ...seller, ...settings, facility: 'Peachtree' });
    expect(await companies().where({ company_id: body.companyId }).first()).toMatchObject({
      price_mod: null,
      group_modifier: null,
      lookup_restriction: null,
      can_build_cart: null,
    });
  });

  it.each<[string, string, Record<string, unknown>, string]>([
    ['[CUST-078] ', 'companyName', { companyName: '' }, 'Please enter the valid value'],
    ['[CUST-079] ', 'firstName', { firstName: ' ' }, 'Please enter the valid value'],
    ['[CUST-079] ', 'lastName', { lastName: undefined }, 'Please enter the valid value'],
    ['[CUST-080] ', 'address', { address: undefined }, 'Please enter the valid value'],
    ['[CUST-080] ', 'city', { city: '' }, 'Please enter the valid value'],
    ['[CUST-080] ', 'zipcode', { zipcode: '' }, 'Please enter the valid value'],
    ['[CUST-081] ', 'state', { state: undefined }, 'Please select valid state'],
    ['[CUST-081] ', 'state', { state: 'XX' }, 'Please select valid state'],
    ['[CUST-082] ', 'companyType', { companyType: undefined }, 'Please select valid Company Type'],
    ['[CUST-083] ', 'facility', { facility: null }, 'Please select valid Facility'],
    ['[CUST-083] ', 'facility', { facility: 'Nowhere' }, 'Please select valid Facility'],
    ['[CUST-083] ', 'facility', { facility: 'Macon' }, 'Please select valid Facility'],
    ['[CUST-084] ', 'companyLogo', { companyType: 'FRANCHISE' }, 'please add image'],
    ['', 'userEmail', { userEmail: 'nobody' }, 'Please enter the valid value'],
    ['[CUST-086] ', 'email', { email: '', userEmail: 'a@riverside.test' }, 'Please enter the valid value'],
    ['', 'newPassword', { newPassword: 'short', confirmPassword: 'short' }, 'Use at least 8 characters'],
    ['', 'confirmPassword', { ...password, confirmPassword: 'other' }, 'The new passwords are not the same.'],
    ['', 'groupDiscount', { groupDiscount: 100.5 }, 'Use at most 100'],
    ['', 'facilityDiscount', { facilityDiscount: [nowhere] }, 'Please select valid Facility'],
  ])('%ssays what is wrong at %s of %j', async (_rows, field, changes, sentence) => {
    const before = (await companies()).length;
    const { status, error } = await add(desk.admin, changes);
    expect([status, error.fields]).toEqual([400, { [field]: sentence }]);
    expect(await companies()).toHaveLength(before);
  });

  it('[CUST-101] tells all that is wrong at once, each with its sentence', async () => {
    const { error } = await desk.entities.call(desk.admin, companyAdd, {});
    expect(Object.keys(error.fields ?? {}).sort()).toEqual(
      ['address', 'city', 'companyName', 'companyType', 'firstName', 'lastName', 'state', 'zipcode'].sort(),
    );
  });

  describe('with its first user', () => {
    it('adds them with the default role of the type, who signs in with the password', async () => {
      const userEmail = 'first@withpassword.test';
      const { body } = await add(desk.admin, { ...password, userEmail });
      expect(await userOf(userEmail)).toMatchObject({
        company_id: body.companyId,
        hierarchy: 2,
        is_admin: true,
        is_sa: false,
        is_new_user: false,
        role_id: seedId('role', 'Subscriber'),
        first_name: 'Pat',
      });
      const signedIn = await desk.entities.call(null, login, { email: userEmail, password: 'long enough' });
      expect(signedIn.body).toMatchObject({
        companyId: body.companyId,
        organisationName: 'Riverside Muffler',
      });
      const kept = await desk.entities.service.database('idempotency_key');
      expect(JSON.stringify(kept)).not.toContain('companyAdd');
    });

    it('[CUST-087] gives each type its hierarchy and role, and no more than the one who adds holds', async () => {
      const franchise = { companyType: 'FRANCHISE', companyLogo: pictureAt('l') };
      await add(desk.admin, { ...franchise, userEmail: 'owner@newfranchise.test' });
      expect(await userOf('owner@newfranchise.test')).toMatchObject({
        hierarchy: 10,
        is_admin: true,
        role_id: seedId('role', 'Franchise owner'),
      });
      await add(desk.owner, { ...seller, facility: 'Peachtree', userEmail: 'first@seller.test' });
      expect(await userOf('first@seller.test')).toMatchObject({
        hierarchy: 10,
        is_admin: false,
        role_id: seedId('role', 'Partner seller'),
      });
    });

    it.each([
      ['a partner seller', { companyType: 'SELLER' }, 'Atlanta'],
      ['a franchise', { companyType: 'FRANCHISE', facility: null, companyLogo: pictureAt('l') }, null],
    ])(
      '[CUST-087] lets the administrator of %s that was made a minute ago add customers and users',
      async (_what, kind, facility) => {
        const userEmail = `admin@${kind.companyType.toLowerCase()}.test`;
        const made = await add(desk.admin, { ...password, ...kind, userEmail });
        const signedIn = await desk.entities.call(null, login, { email: userEmail, password: 'long enough' });
        expect(signedIn.body).toMatchObject({ hierarchy: 10, isAdmin: true, canCreateUser: true });
        if (!facility) {
          const yard = await desk.entities.call(signedIn.body, facilityAdd, { ...form, ...yardOf('Rome') });
          expect(yard.status).toBe(200);
        }
        const below = await add(signedIn.body, { ...seller, facility: facility ?? 'Rome' });
        const row = await companies().where({ company_id: below.body.companyId }).first();
        expect(row.parent_company_id).toBe(made.body.companyId);
        const colleague = await desk.entities.call(signedIn.body, userAdd, {
          ...form,
          email: `colleague@${kind.companyType.toLowerCase()}.test`,
          password: 'Rhodium-yard-7',
          roleId: signedIn.body.isFranchise ? franchiseBuyer : seedId('role', 'Partner seller'),
        });
        expect(colleague.status).toBe(200);
      },
    );

    it('[GAP-ROLE-04] gives the first user a chosen role that fits the type and that the one who adds holds', async () => {
      const franchise = { companyType: 'FRANCHISE', facility: null, companyLogo: pictureAt('l') };
      const chosen = { ...franchise, userEmail: 'chosen@franchise.test', userRoleId: franchiseBuyer };
      expect((await add(desk.admin, chosen)).status).toBe(200);
      expect(await userOf('chosen@franchise.test')).toMatchObject({ role_id: franchiseBuyer });
      const before = (await companies()).length;
      const misfit = { userEmail: 'misfit@franchise.test', userRoleId: franchiseBuyer };
      expect((await add(desk.admin, misfit)).error.fields).toHaveProperty('userRoleId');
      const gone = { ...misfit, userRoleId: idOf('nobody') };
      expect((await add(desk.admin, gone)).error.fields).toHaveProperty('userRoleId');
      const weak = { ...desk.owner, canInviteUsers: false };
      const tooMuch = await add(weak, { ...seller, facility: 'Peachtree', userEmail: 'weak@seller.test' });
      expect([tooMuch.status, Object.keys(tooMuch.error.fields ?? {})]).toEqual([400, ['userRoleId']]);
      expect(await companies()).toHaveLength(before);
    });

    it('mails a link to set a password when none is given', async () => {
      await add(desk.admin, { userEmail: 'first@nopassword.test' });
      const links = await desk.entities.published(passwordResetRequested);
      expect(links.filter(({ email }) => email === 'first@nopassword.test')).toHaveLength(1);
      expect((await userOf('first@nopassword.test')).password_hash).toBeNull();
    });

    it('adds neither when the address is registered, whatever its case, nor when sent twice at once', async () => {
      const before = (await companies()).length;
      const { status, error } = await add(desk.admin, { userEmail: 'SA@washcoat.test' });
      expect([status, error.code]).toEqual([409, 'DUPLICATE']);
      expect(error.fields).toEqual({ userEmail: 'This e-mail address is registered already.' });
      const rush = await Promise.all(
        [1, 2, 3].map(() => add(desk.admin, { ...password, userEmail: 'a@rush.test' })),
      );
      expect(rush.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
      expect(await companies()).toHaveLength(before + 1);
    });
  });

  it('is not the call for a second company of one’s own', async () => {
    expect((await add(desk.admin, { isNewCustomer: true })).status).toBe(409);
  });

  it('waits for the deletion of the company above it and then finds it gone', async () => {
    const { body } = await add(desk.admin, seller);
    const { database } = desk.entities.service;
    const trx = await database.transaction();
    await trx('company').where({ company_id: body.companyId }).update({ deleted_at: new Date() });
    const waiting = add(desk.admin, { parentCompanyId: body.companyId });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await trx.commit();
    expect((await waiting).status).toBe(404);
  });

  it('adds once however often one Idempotency-Key is sent, and keeps no trace of the password beside it', async () => {
    const first = { ...seller, companyName: 'Once Only', userEmail: 'once@riverside.test', ...password };
    const send = (body: Record<string, unknown>, key = 'the-same') =>
      desk.entities.call(desk.admin, companyAdd, body, { 'idempotency-key': key });
    const answers = await Promise.all([send(first), send(first), send(first)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.companyId)).size).toBe(1);
    const { newPassword: _newPassword, confirmPassword: _confirmPassword, ...withoutPassword } = first;
    expect((await send(withoutPassword)).body).toEqual(answers[0]?.body);
    expect((await send({ ...first, companyName: 'Another' })).status).toBe(409);
  });
});
