import { pictureAt } from '@washcoat/testing';
import {
  companyAdd,
  companyChanged,
  companyList,
  login,
  userChanged,
  type SignedIn,
} from '@washcoat/contract-entities';
import { demoSuperAdmin } from '@washcoat/service-kit/seed';
import { addInvitation } from '../invitations/add-invitation';
import { accountForm, PASSWORD } from '../registrations/registrations.fixture';
import { signIn } from '../seed/seeded-service.fixture';
import { CompanyDesk, idOf } from './companies.fixture';

const form = { ...accountForm, companyType: 'FRANCHISE' };

describe('the own company of an invited partner', () => {
  let desk: CompanyDesk;
  beforeAll(async () => {
    desk = await CompanyDesk.open();
  });
  afterAll(() => desk.entities.stop());

  const invited = async (email: string, facilityCity: string | null = null): Promise<SignedIn> => {
    const { code } = await desk.entities.service.inTransaction({}, (unit) =>
      addInvitation(unit, demoSuperAdmin(), {
        email,
        firstName: '',
        lastName: '',
        companyId: null,
        facilityCity,
      }),
    );
    const registration = { email, password: PASSWORD, isRegistration: true, code };
    return (await desk.entities.call(null, login, registration)).body;
  };
  const save = (user: SignedIn, changes: Record<string, unknown> = {}) =>
    desk.entities.call(null, companyAdd, { ...form, ...changes }, { token: user.token });
  const stored = (companyId: string) =>
    desk.entities.service.database('company').where({ company_id: companyId }).first();

  it('[CUST-096] is a partner seller of the house whatever was sent, and its rights are felt at once', async () => {
    const user = await invited('partner@newco.test');
    expect(user).toMatchObject({ isNewUser: true, hierarchy: 10, canShowPricing: false });
    const answer = await save(user, {
      parentCompanyId: idOf('peachtree'),
      companyLogo: pictureAt('l'),
      facility: 'Peachtree',
      priceMod: 50,
      groupModifier: 50,
      lookupRestriction: 3,
      canBuildCart: true,
    });
    expect(answer.body.message).toBe('Successfully added the Partner');
    expect(await stored(answer.body.companyId)).toMatchObject({
      company_type: 'SELLER',
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
      isFranchise: false,
      hierarchy: 10,
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
    expect(user).toMatchObject({ email: 'partner@newco.test', companyId: company?.companyId, version: 2 });
    const trail = await desk.entities.service
      .database('audit_entry')
      .whereIn('entity_id', [company?.companyId ?? '', user?.userId ?? '']);
    expect(trail.map(({ entity, action }) => `${action} ${entity}`).sort()).toEqual([
      'add company',
      'edit user',
      'register user',
    ]);
  });

  it('delivers to the facility of the invitation', async () => {
    const user = await invited('tampa@newco.test', 'Tampa');
    const { body } = await save(user, { companyName: 'Tampa Newco' });
    expect(await stored(body.companyId)).toMatchObject({ facility: 'Tampa' });
  });

  it('is made once, however often the form is sent', async () => {
    const user = await invited('twice@newco.test');
    const rush = await Promise.all([1, 2, 3].map((n) => save(user, { companyName: `Twice ${n}` })));
    expect(rush.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await desk.entities.service.database('company').whereLike('company_name', 'Twice %')).toHaveLength(
      1,
    );
    const stale = await desk.entities.call({ ...user, isNewUser: true }, companyAdd, form);
    expect([stale.status, stale.error.error]).toEqual([409, 'You have a company already.']);
  });

  it('sets the password that the form gives, and refuses one that is not confirmed', async () => {
    const user = await invited('password@newco.test');
    const newPassword = 'four grey wolves';
    const refused = await save(user, { newPassword, confirmPassword: 'another' });
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, ['confirmPassword']]);
    expect((await save(user, { newPassword, confirmPassword: newPassword })).status).toBe(200);
    expect((await signIn(desk.entities, 'password@newco.test', newPassword)).isNewUser).toBe(false);
  });

  it.each([
    ['companyName', ''],
    ['email', ''],
    ['state', 'ZZ'],
  ])('[CUST-086] is not made with %s = %j', async (field, value) => {
    const user = await invited(`bad-${field.toLowerCase()}@newco.test`);
    const { status, error } = await save(user, { [field]: value });
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
    expect((await desk.me(user.token)).body.isNewUser).toBe(true);
  });
});
