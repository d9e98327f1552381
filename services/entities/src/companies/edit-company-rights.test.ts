import { companyEdit, companyList, login, type Session } from '@washcoat/contract-entities';
import { seedId } from '@washcoat/service-kit/seed';
import { pictureAt, testSession } from '@washcoat/testing';
import { signIn } from '../seed/seeded-service.fixture';
import { CompanyDesk, idOf } from './companies.fixture';
import type { CompanyModel } from './company.model';

const OF_PEACHTREE = 'Tucker Tire & Exhaust';
const prices: Partial<CompanyModel> = {
  priceMod: '-3',
  groupModifier: '2.5',
  groupDiscount: '1',
  lookupRestriction: 2,
  canBuildCart: true,
  canSeeMarkup: false,
};

describe('the rights to edit a company', () => {
  let desk: CompanyDesk;
  let ofGulfcoast: string;
  beforeAll(async () => {
    desk = await CompanyDesk.open();
    const { body } = await desk.entities.call(desk.partner, companyList, {
      selfCompanyId: idOf('gulfcoast'),
    });
    ofGulfcoast = body.list[0]?.companyName ?? '';
  });
  afterAll(() => desk.entities.stop());

  const statusOf = async (session: Session, key: string, changes: Record<string, unknown>) =>
    (await desk.edit(session, key, changes)).status;

  it('[CUST-026] [CUST-108] are canEditGroup in scope', async () => {
    const city = { city: 'Macon' };
    expect(await statusOf(desk.admin, 'Coweta Used Parts', city)).toBe(200);
    expect(await statusOf({ ...desk.admin, canEditGroup: false }, 'Coweta Used Parts', city)).toBe(403);
    expect(await statusOf(desk.owner, OF_PEACHTREE, city)).toBe(200);
    expect(await statusOf(desk.partner, ofGulfcoast, city)).toBe(403);
    expect(await statusOf({ ...desk.partner, canEditGroup: true }, ofGulfcoast, city)).toBe(200);
  });

  it('do not reach another company, which is not found', async () => {
    for (const key of ['piedmont', 'house', 'corner', 'gulfcoast', ofGulfcoast])
      expect(await statusOf(desk.owner, key, { city: 'Macon' })).toBe(404);
    const subscriber = { ...desk.subscriber, canEditGroup: true, isAdmin: true };
    for (const key of ['house', 'Coweta Used Parts'])
      expect(await statusOf(subscriber, key, { city: 'Macon' })).toBe(404);
  });

  it('need a sign-in of a full user', async () => {
    const input = { companyId: idOf('corner'), city: 'Macon' };
    expect((await desk.entities.call(null, companyEdit, input)).status).toBe(401);
    const newUser = testSession({ isNewUser: true, canEditGroup: true });
    expect((await desk.entities.call(newUser, companyEdit, input)).status).toBe(403);
  });

  it('[CUST-045] over the own company are its administrators’, others read it', async () => {
    const user = { ...desk.subscriber, isAdmin: false };
    expect(await statusOf(user, 'corner', { city: 'Macon' })).toBe(403);
    expect(await statusOf(user, 'corner', {})).toBe(403);
    expect(await statusOf({ ...user, isAdmin: true }, 'corner', { city: 'Macon' })).toBe(200);
    expect(await statusOf(desk.owner, 'peachtree', { city: 'Macon' })).toBe(200);
  });

  it('[CUST-090] over its name take canEditCompanyName, and sending the same name does not', async () => {
    const admin = { ...desk.admin, canEditCompanyName: false };
    expect(await statusOf(admin, 'corner', { companyName: 'Corner Exhaust' })).toBe(403);
    expect(await statusOf(admin, 'corner', { companyName: 'Corner Muffler', city: 'Rome' })).toBe(200);
    expect(await statusOf(desk.admin, 'corner', { companyName: 'Corner Exhaust' })).toBe(200);
  });

  it('[CUST-087] let hierarchy 10 switch the companies below its own, and nothing else without canEditGroup', async () => {
    const row = await desk.shown(ofGulfcoast);
    expect(await statusOf(desk.partner, ofGulfcoast, { ...row, isActive: false })).toBe(200);
    expect((await desk.stored(ofGulfcoast)).isActive).toBe(false);
    expect(await statusOf(desk.partner, ofGulfcoast, { isActive: true, city: 'Ocala' })).toBe(403);
    expect((await desk.stored(ofGulfcoast)).isActive).toBe(false);
    expect(await statusOf({ ...desk.partner, hierarchy: 4 }, ofGulfcoast, { isActive: true })).toBe(403);
  });

  it('[CUST-022] leave hidden prices and settings alone when the switch saves the whole row', async () => {
    await desk.store(OF_PEACHTREE, prices);
    const owner = { ...desk.owner, canShowPriceModifier: false };
    const { body } = await desk.entities.call(owner, companyList, { text: OF_PEACHTREE });
    const [row] = body.list;
    expect(row).toMatchObject({
      priceMod: null,
      groupModifier: null,
      canBuildCart: null,
      lookupRestriction: null,
    });
    expect(await statusOf(owner, OF_PEACHTREE, { ...row, isActive: false })).toBe(200);
    expect(await desk.stored(OF_PEACHTREE)).toMatchObject({ ...prices, isActive: false });
  });

  describe('are not widened by', () => {
    it.each<[string, Record<string, unknown>]>([
      ['its own settings', { canBuildCart: false, canSeeMarkup: true, isPictureMandatory: true }],
      ['its own lookups', { lookupRestriction: 3 }],
    ])('the company itself, of what it is not shown: %s', async (_what, changes) => {
      for (const [session, key] of [
        [{ ...desk.owner, isAdmin: true, canAdjustCustomerSettings: true }, 'peachtree'],
        [{ ...desk.subscriber, isAdmin: true, canShowPriceModifier: true }, 'corner'],
      ] as const) {
        await desk.store(key, prices);
        expect(await statusOf(session, key, changes)).toBe(200);
        expect(await desk.stored(key)).toMatchObject(prices);
      }
    });

    it.each([
      { groupModifier: 50 },
      { groupDiscount: 0 },
      { city: 'Macon', groupModifier: 50 },
      { city: 'Macon', facilityDiscount: [{ facilityId: seedId('facility', 'Peachtree'), discount: 4 }] },
    ])('the company itself, which is refused other terms than it sees: %j', async (changes) => {
      const owner = { ...desk.owner, isAdmin: true, canShowPriceModifier: true };
      await desk.store('peachtree', { ...prices, city: 'Atlanta' });
      expect(await statusOf(owner, 'peachtree', changes)).toBe(403);
      expect(await desk.stored('peachtree')).toMatchObject({ ...prices, city: 'Atlanta' });
      expect(
        await statusOf(owner, 'peachtree', { city: 'Macon', groupModifier: 2.5, facilityDiscount: [] }),
      ).toBe(200);
    });

    it('[CUST-061] [CUST-063] [CUST-064] hierarchy 10 with the flags of the house, over prices and settings', async () => {
      await desk.store(OF_PEACHTREE, prices);
      const owner = { ...desk.owner, canAdjustCustomerSettings: true };
      const changes = { priceMod: 9, canBuildCart: false, lookupRestriction: null, groupModifier: 4 };
      expect(await statusOf(owner, OF_PEACHTREE, changes)).toBe(200);
      expect(await desk.stored(OF_PEACHTREE)).toMatchObject({ ...prices, groupModifier: '4' });
    });

    it('hierarchy 1 without canAdjustCustomerSettings or canShowPriceModifier', async () => {
      await desk.store('Athens Import Parts', prices);
      const admin = { ...desk.admin, canAdjustCustomerSettings: false, canShowPriceModifier: false };
      const changes = { canBuildCart: false, lookupRestriction: 1, groupModifier: 4, groupDiscount: 9 };
      expect(await statusOf(admin, 'Athens Import Parts', { ...changes, priceMod: 1 })).toBe(200);
      expect(await desk.stored('Athens Import Parts')).toMatchObject({ ...prices, priceMod: '1' });
    });

    it('[CUST-089] the type of a franchise without canCreateFranchise', async () => {
      const franchise = { companyType: 'FRANCHISE', companyLogo: pictureAt('logo') };
      const admin = { ...desk.admin, canCreateFranchise: false };
      expect(await statusOf(admin, 'gulfcoast', franchise)).toBe(403);
      expect(await statusOf({ ...desk.owner, canCreateFranchise: true }, OF_PEACHTREE, franchise)).toBe(403);
    });

    it('hierarchy 10 making a company below its own anything but a partner seller', async () => {
      expect(await statusOf(desk.owner, OF_PEACHTREE, { companyType: 'SELLER' })).toBe(200);
      expect(await statusOf(desk.owner, OF_PEACHTREE, { companyType: 'CUSTOMER' })).toBe(403);
    });

    it.each<[string, Record<string, unknown>]>([
      ['type', { companyType: 'CUSTOMER' }],
      ['parent', { parentCompanyId: idOf('gulfcoast') }],
      ['active switch', { isActive: false }],
    ])('the administrator of a company over its own %s', async (_what, changes) => {
      const owner = { ...desk.owner, isAdmin: true, canCreateFranchise: true };
      expect(await statusOf(owner, 'peachtree', changes)).toBe(403);
    });

    it('moving a company into another tree, or one’s own below the house', async () => {
      for (const key of ['gulfcoast', 'house', 'piedmont'])
        expect(await statusOf(desk.owner, OF_PEACHTREE, { parentCompanyId: idOf(key) })).toBe(404);
      expect((await desk.stored(OF_PEACHTREE)).parentCompanyId).toBe(idOf('peachtree'));
    });

    it('switching the house off, or giving it a parent or another type', async () => {
      for (const changes of [
        { isActive: false },
        { parentCompanyId: idOf('corner') },
        { companyType: 'SELLER' },
      ])
        expect(await statusOf({ ...desk.admin, isSA: true }, 'house', changes)).toBe(403);
    });
  });

  it('end for the users of a company that is switched off, at once, and come back with it', async () => {
    const { token } = await signIn(desk.entities, 'subscriber@corner.test');
    const other = await signIn(desk.entities, 'partner@bayshore.test');
    expect(await statusOf(desk.admin, 'corner', { isActive: false })).toBe(200);
    expect((await desk.me(token)).status).toBe(401);
    expect((await desk.me(other.token)).status).toBe(200);
    const signInAgain = { email: 'subscriber@corner.test', password: 'Washcoat-demo-1' };
    expect((await desk.entities.call(null, login, signInAgain)).status).not.toBe(200);
    expect(await statusOf(desk.admin, 'corner', { isActive: true })).toBe(200);
    expect((await desk.entities.call(null, login, signInAgain)).status).toBe(200);
  });
});
