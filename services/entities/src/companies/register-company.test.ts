import {
  companyAdd,
  companyChanged,
  companyList,
  login,
  userChanged,
  type SignedIn,
} from '@washcoat/contract-entities';
import { seedId } from '@washcoat/service-kit';
import { signIn } from '../seed/seeded-service.fixture';
import { CompanyDesk, idOf } from './companies.fixture';

const form = {
  companyName: 'Newco Cores',
  companyType: 'FRANCHISE',
  address: '9 New St',
  city: 'Macon',
  state: 'GA',
  zipcode: '31201',
  email: 'office@newco.test',
  phone: '4785550100',
  firstName: 'Noor',
  lastName: 'New',
  isNewCustomer: true,
};

describe('the own company of a new user', () => {
  let desk: CompanyDesk;
  beforeAll(async () => {
    desk = await CompanyDesk.open();
  });
  afterAll(() => desk.entities.stop());

  const registered = async (email: string, code?: string): Promise<SignedIn> => {
    const answer = await desk.entities.call(null, login, {
      email,
      password: 'long enough',
      isRegistration: true,
      ...(code && { code }),
    });
    return answer.body;
  };
  const save = (user: SignedIn, changes: Record<string, unknown> = {}) =>
    desk.entities.call(null, companyAdd, { ...form, ...changes }, { token: user.token });
  const stored = (companyId: string) =>
    desk.entities.service.database('company').where({ company_id: companyId }).first();

  it('[CUST-096] is a customer of the house whatever was sent, and its rights are felt at once', async () => {
    const user = await registered('self@newco.test');
    expect(user).toMatchObject({ isNewUser: true, hierarchy: 2, canShowPricing: false });
    const answer = await save(user, {
      parentCompanyId: idOf('peachtree'),
      companyLogo: '/images/l.webp',
      priceMod: 50,
      groupModifier: 50,
      lookupRestriction: 3,
      canBuildCart: true,
    });
    expect(answer.body.message).toBe('Successfully added the Partner');
    expect(await stored(answer.body.companyId)).toMatchObject({
      company_type: 'CUSTOMER',
      parent_company_id: idOf('house'),
      facility: 'Atlanta',
      price_mod: null,
      group_modifier: null,
      lookup_restriction: null,
      can_build_cart: null,
    });
    expect((await desk.me(user.token)).body).toMatchObject({
      isNewUser: false,
      isAdmin: true,
      isSA: false,
      hierarchy: 2,
      companyId: answer.body.companyId,
      firstName: 'Noor',
      canShowPricing: true,
    });
    const list = await desk.entities.call(null, companyList, {}, { token: user.token });
    expect(list.body.list.map(({ companyName }) => companyName)).toEqual(['Newco Cores']);
  });

  it('tells other domains of the company and the user, and notes both', async () => {
    const company = (await desk.entities.published(companyChanged)).at(-1);
    expect(companyChanged.schema.parse(company)).toMatchObject({ companyName: 'Newco Cores', version: 1 });
    const user = (await desk.entities.published(userChanged)).at(-1);
    expect(user).toMatchObject({ email: 'self@newco.test', companyId: company?.companyId, version: 2 });
    const trail = await desk.entities.service
      .database('audit_entry')
      .whereIn('entity_id', [company?.companyId ?? '', user?.userId ?? '']);
    expect(trail.map(({ entity, action }) => `${action} ${entity}`).sort()).toEqual([
      'add company',
      'edit user',
      'register user',
    ]);
  });

  it('is a partner seller for who was invited as a partner', async () => {
    const user = await registered('invited@newco.test', seedId('invitation', 'invited@newco.test'));
    expect(user).toMatchObject({ isNewUser: true, hierarchy: 10 });
    const { body } = await save(user, { facility: 'Tampa' });
    expect(await stored(body.companyId)).toMatchObject({ company_type: 'SELLER', facility: 'Tampa' });
    expect((await desk.me(user.token)).body).toMatchObject({
      hierarchy: 10,
      isFranchise: false,
      isAdmin: true,
    });
  });

  it('is made once, however often the form is sent', async () => {
    const user = await registered('twice@newco.test');
    const rush = await Promise.all([1, 2, 3].map((n) => save(user, { companyName: `Twice ${n}` })));
    expect(rush.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await desk.entities.service.database('company').whereLike('company_name', 'Twice %')).toHaveLength(
      1,
    );
    const { canCreateUser } = (await desk.me(user.token)).body;
    expect(canCreateUser).toBe(false);
    const stale = await desk.entities.call({ ...user, isNewUser: true }, companyAdd, form);
    expect([stale.status, stale.error.error]).toEqual([409, 'You have a company already.']);
  });

  it('sets the password that the form gives, and refuses one that is not confirmed', async () => {
    const user = await registered('password@newco.test');
    const newPassword = 'a better one';
    const refused = await save(user, { newPassword, confirmPassword: 'another' });
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, ['confirmPassword']]);
    expect((await save(user, { newPassword, confirmPassword: newPassword })).status).toBe(200);
    expect((await signIn(desk.entities, 'password@newco.test', newPassword)).isNewUser).toBe(false);
  });

  it.each([
    ['companyName', ''],
    ['email', ''],
    ['state', 'ZZ'],
    ['facility', 'Macon'],
  ])('[CUST-086] is not made with %s = %j', async (field, value) => {
    const user = await registered(`bad-${field.toLowerCase()}@newco.test`);
    const { status, error } = await save(user, { [field]: value });
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
    expect((await desk.me(user.token)).body.isNewUser).toBe(true);
  });
});
