import { pictureAt } from '@washcoat/testing';
import { companyChanged, type Session } from '@washcoat/contract-entities';
import { seedId } from '@washcoat/service-kit/seed';
import type { TestService } from '@washcoat/testing';
import { signIn, startSeeded } from '../seed/seeded-service.fixture';
import { addCompany, type NewCompany } from './add-company';

const idOf = (key: string) => seedId('company', key);
const newCompany: NewCompany = {
  companyName: 'Riverside Muffler',
  companyType: 'CUSTOMER',
  parentCompanyId: idOf('house'),
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

describe('adding a company', () => {
  let entities: TestService;
  let admin: Session;
  let owner: Session;
  let partner: Session;

  beforeAll(async () => {
    entities = await startSeeded();
    admin = await signIn(entities, 'admin@washcoat.test');
    owner = await signIn(entities, 'owner@peachtree.test');
    partner = await signIn(entities, 'partner@gulfcoast.test');
  }, 30_000);
  afterAll(() => entities.stop());

  const add = (session: Session, overrides: Partial<NewCompany> = {}) =>
    entities.service.inTransaction({ session }, (unit) =>
      addCompany(unit, session, { ...newCompany, ...overrides }),
    );

  it('tells other domains whole, with prices as numbers and discounts by city, and notes it in the trail', async () => {
    const companyId = await add(admin, {
      priceMod: '-2',
      groupModifier: '1.5',
      groupModifierIsPercentage: false,
      groupDiscount: '1',
      discounts: [{ facilityId: seedId('facility', 'Atlanta'), discount: 4 }],
      lookupRestriction: 2,
    });
    const events = await entities.published(companyChanged);
    expect(companyChanged.schema.parse(events.at(-1))).toMatchObject({
      companyId,
      companyName: 'Riverside Muffler',
      parentCompanyId: idOf('house'),
      isHouse: false,
      isActive: true,
      isDeleted: false,
      priceMod: -2,
      priceModIsPercentage: true,
      groupModifier: 1.5,
      groupModifierIsPercentage: false,
      groupDiscount: 1,
      facilityDiscounts: { Atlanta: 4 },
      lookupRestriction: 2,
      version: 1,
    });
    expect(Object.keys(events.at(-1) ?? {}).sort()).toEqual(Object.keys(companyChanged.schema.shape).sort());
    const trail = await entities.service.database('audit_entry').where({ entity_id: companyId });
    expect(trail).toMatchObject([{ action: 'add', entity: 'company', user_id: admin.userId }]);
  });

  it('needs canCreateUser, for franchises canCreateFranchise, and is for partner sellers only in hierarchy 10', async () => {
    const forbidden = { status: 403 };
    await expect(add({ ...admin, canCreateUser: false })).rejects.toMatchObject(forbidden);
    const franchise = { companyType: 'FRANCHISE', companyLogo: pictureAt('logo') } as const;
    await expect(add({ ...admin, canCreateFranchise: false }, franchise)).rejects.toMatchObject(forbidden);
    await expect(add(admin, franchise)).resolves.toEqual(expect.any(String));
    const below = { parentCompanyId: idOf('peachtree') };
    await expect(add(owner, below)).rejects.toMatchObject(forbidden);
    await expect(add(owner, { ...below, companyType: 'SELLER', facility: 'Peachtree' })).resolves.toEqual(
      expect.any(String),
    );
    await expect(add(admin, { companyType: 'HOUSE', parentCompanyId: null })).rejects.toMatchObject(
      forbidden,
    );
  });

  it('finds no parent outside the scope of who adds it', async () => {
    const seller = { companyType: 'SELLER' } as const;
    await expect(add(partner, { ...seller, parentCompanyId: idOf('peachtree') })).rejects.toMatchObject({
      status: 404,
    });
    await expect(add(admin, { parentCompanyId: seedId('company', 'nobody') })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('refuses a wrong parent, an unknown facility and a franchise without a logo, naming the field', async () => {
    const wrongs: [Partial<NewCompany>, string][] = [
      [{ parentCompanyId: idOf('corner') }, 'parentCompanyId'],
      [{ parentCompanyId: null }, 'parentCompanyId'],
      [
        { companyType: 'FRANCHISE', companyLogo: pictureAt('logo'), parentCompanyId: idOf('peachtree') },
        'parentCompanyId',
      ],
      [{ facility: 'Nowhere' }, 'facility'],
      [{ facility: null }, 'facility'],
      [{ companyType: 'FRANCHISE' }, 'companyLogo'],
    ];
    const before = (await entities.published(companyChanged)).length;
    for (const [overrides, field] of wrongs) {
      await expect(add(admin, overrides)).rejects.toMatchObject({
        status: 400,
        details: { fields: { [field]: expect.any(String) } },
      });
    }
    expect(await entities.published(companyChanged)).toHaveLength(before);
  });
});
