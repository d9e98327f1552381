import { companyDetail, companyList, type Session } from '@washcoat/contract-entities';
import { seedId } from '@washcoat/service-kit/seed';
import { paperAt, testSession, type TestService } from '@washcoat/testing';
import { customerSites } from '../seed/customer-sites';
import { signIn, startSeeded } from '../seed/seeded-service.fixture';

const idOf = (key: string) => seedId('company', key);
const namesBelow = (...parents: string[]) =>
  customerSites.filter(({ parent }) => parents.includes(parent)).map(({ name }) => name);
const byName = (left: string, right: string) =>
  left.toLowerCase() < right.toLowerCase() ? -1 : Number(left !== right);

describe('the customers list', () => {
  let entities: TestService;
  let admin: Session;
  let owner: Session;
  let grader: Session;
  let partner: Session;
  let subscriber: Session;

  beforeAll(async () => {
    entities = await startSeeded();
    admin = await signIn(entities, 'admin@washcoat.test');
    owner = await signIn(entities, 'owner@peachtree.test');
    grader = await signIn(entities, 'grader@washcoat.test');
    partner = await signIn(entities, 'partner@gulfcoast.test');
    subscriber = await signIn(entities, 'subscriber@corner.test');
  }, 30_000);
  afterAll(() => entities.stop());

  const list = async (session: Session, input: Record<string, unknown> = {}) =>
    (await entities.call(session, companyList, { count: 500, ...input })).body;
  const names = async (session: Session, input?: Record<string, unknown>) =>
    (await list(session, input)).list.map(({ companyName }) => companyName);

  it('shows hierarchy 1 every customer, franchise and seller, by name', async () => {
    const all = await names(admin);
    expect(all).toHaveLength(44);
    expect(all).toEqual([...all].sort(byName));
    expect(all).not.toContain('Washcoat House');
  });

  it('shows hierarchy 4 the customers of the house, and nobody else’s', async () => {
    const seen = await names(grader);
    expect(seen).toEqual(expect.arrayContaining(['Corner Muffler', 'Peachtree Cores']));
    expect(seen).not.toEqual(expect.arrayContaining([namesBelow('peachtree')[0]]));
    expect(seen).toHaveLength(namesBelow('house').length + 4);
  });

  it('[REP-073] shows hierarchy 10 its own company and those below it', async () => {
    expect(await names(owner)).toEqual([...namesBelow('peachtree'), 'Peachtree Cores'].sort(byName));
    expect(await names(partner)).toEqual([...namesBelow('gulfcoast'), 'Gulf Coast Recyclers'].sort(byName));
  });

  it('shows hierarchy 2 its own company only, other values like 4, and nobody without a company anything', async () => {
    expect(await names(subscriber)).toEqual(['Corner Muffler']);
    expect(await names({ ...grader, hierarchy: 7 })).toEqual(await names(grader));
    expect(await names(testSession({ hierarchy: 10, companyId: null }))).toEqual([]);
  });

  it('[CUST-037] [CUST-091] pages by count and offset without gaps or repeats, and says whether more follows', async () => {
    const pages = await Promise.all([0, 20, 40].map((offset) => list(admin, { count: 20, offset })));
    expect(pages.map((page) => page.areMoreItemsAvailable)).toEqual([true, true, false]);
    expect(pages.flatMap((page) => page.list.map(({ companyId }) => companyId))).toEqual(
      (await list(admin)).list.map(({ companyId }) => companyId),
    );
    expect((await entities.call(admin, companyList, {})).body.list).toHaveLength(10);
    expect(await list(admin, { offset: 1_000_000 })).toEqual({
      list: [],
      areMoreItemsAvailable: false,
      next: null,
    });
  });

  it('[CUST-013] [CUST-092] [CONV-089] offers the typeahead up to 500 companies by part of a name', async () => {
    expect(await names(admin, { text: 'muff', count: 500 })).toEqual(
      expect.arrayContaining(['Corner Muffler', 'Ybor Muffler']),
    );
    expect(await names(admin, { text: '  MUFFLER   corner ' })).toEqual(['Corner Muffler']);
    expect(await names(owner, { text: 'corner muffler' })).toEqual([]);
    await entities.service.database.raw(
      `insert into company (company_id, company_name, company_type, parent_company_id, facility, address, city, state,
         zipcode, email, phone, first_name, last_name, created_at, updated_at)
       select gen_random_uuid(), 'Typeahead ' || lpad(n::text, 3, '0'), 'CUSTOMER', parent_company_id, facility, address,
         city, state, zipcode, '', phone, first_name, last_name, created_at, updated_at
       from company, generate_series(1, 501) n where company_id = ?`,
      [idOf('corner')],
    );
    const offered = await list(admin, { text: 'typeahead', count: 500 });
    expect([offered.list.length, offered.areMoreItemsAvailable]).toEqual([500, true]);
    expect([offered.list[0]?.companyName, offered.list.at(-1)?.companyName]).toEqual([
      'Typeahead 001',
      'Typeahead 500',
    ]);
    await entities.service.database('company').whereLike('company_name', 'Typeahead %').delete();
    for (const text of ['%', '_', '\\', 'muf%er']) expect(await names(admin, { text })).toEqual([]);
    expect(await names(admin, { text: 'corner\u0000muffler' })).toEqual(['Corner Muffler']);
  });

  it('[CUST-013] finds a name that is misspelled where nothing is filed under it', async () => {
    const right = await names(admin, { text: 'muffler', count: 500 });
    for (const text of ['mufler', 'muffelr', 'MUFFLRE'])
      expect(await names(admin, { text, count: 500 })).toEqual(expect.arrayContaining(right));
    const first = await list(admin, { text: 'mufler', count: 1 });
    expect(first.areMoreItemsAvailable).toBe(true);
    const second = await list(admin, { text: 'mufler', count: 1, after: first.next ?? '' });
    expect(second.list).toHaveLength(1);
    expect(await names(admin, { text: 'zzyzzx' })).toEqual([]);
    expect(await names(owner, { text: 'corner mufler' })).toEqual([]);
  });

  it('[CUST-015] sorts by name in both directions', async () => {
    const ascending = await names(admin, { customerSort: 'asc' });
    expect(await names(admin, { customerSort: 'desc' })).toEqual([...ascending].reverse());
  });

  it.each([
    'type.asc,companyName.desc',
    'isActive.desc,type.desc,facility.asc',
    'email.desc',
    'facility.asc',
  ])('is sorted by %s, and pages by key and by number through equal values once', async (sort) => {
    const whole = (await list(admin, { sort })).list.map(({ companyId }) => companyId);
    expect(new Set(whole).size).toBe(44);
    const byKey: string[] = [];
    const byNumber: string[] = [];
    let after: string | undefined;
    for (let offset = 0; offset < whole.length; offset += 7) {
      const page = await list(admin, { sort, count: 7, after });
      byKey.push(...page.list.map(({ companyId }) => companyId));
      after = page.next ?? undefined;
      const numbered = await list(admin, { sort, count: 7, offset });
      byNumber.push(...numbered.list.map(({ companyId }) => companyId));
    }
    expect(byKey).toEqual(whole);
    expect(byNumber).toEqual(whole);
  });

  it('is sorted by type, and in it by name the other way', async () => {
    const { list: sorted } = await list(admin, { sort: 'type.asc,companyName.desc' });
    const types = sorted.map(({ companyType }) => companyType);
    expect(types).toEqual([...types].sort());
    const customers = sorted.filter(({ companyType }) => companyType === 'CUSTOMER');
    const names = customers.map(({ companyName }) => companyName);
    expect(names).toEqual([...names].sort(byName).reverse());
    expect(names.length).toBeGreaterThan(2);
  });

  it('filters franchises, customers of franchises, one parent, companies that may have carts, and all but one', async () => {
    expect(await names(admin, { isFranchise: true })).toEqual(['Peachtree Cores', 'Piedmont Cores']);
    expect(await names(admin, { isFranchise: false })).toHaveLength(42);
    expect(await names(admin, { isFranchiseCustomers: true })).toEqual(
      namesBelow('peachtree', 'piedmont').sort(byName),
    );
    expect(await names(admin, { parentCompanyId: idOf('bayshore') })).toEqual(
      namesBelow('bayshore').sort(byName),
    );
    expect(await names(owner, { parentCompanyId: idOf('bayshore') })).toEqual([]);
    expect(await names(owner, { selfCompanyId: idOf('peachtree') })).not.toContain('Peachtree Cores');
    expect(await names(admin, { isEmbed: true })).toHaveLength(44);
    await entities.service
      .database('company')
      .where({ company_name: 'Ybor Muffler' })
      .update({ is_active: false });
    expect(await names(admin, { isLoads: true })).not.toContain('Ybor Muffler');
    expect(await names(admin)).toContain('Ybor Muffler');
  });

  it('leaves deleted companies out, and answers 404 for them', async () => {
    const where = { company_name: 'Ruskin Used Truck Parts' };
    const { company_id: companyId } = await entities.service.database('company').where(where).first();
    await entities.service.database('company').where(where).update({ deleted_at: new Date() });
    expect(await names(admin)).not.toContain(where.company_name);
    expect((await entities.call(admin, companyDetail, { companyId })).status).toBe(404);
    await entities.service.database('company').where(where).update({ deleted_at: null });
  });

  it('tells no unit of a modifier to those who may not see it', async () => {
    const unitsFor = async (session: Session) => {
      const { body } = await entities.call(session, companyDetail, { companyId: idOf('corner') });
      return [body.priceModIsPercentage, body.groupModifierIsPercentage];
    };
    await entities.service
      .database('company')
      .where({ company_id: idOf('corner') })
      .update({ price_mod_is_percentage: false });
    expect(await unitsFor(admin)).toEqual([false, false]);
    expect(await unitsFor({ ...admin, hierarchy: 4, canShowPriceModifier: false })).toEqual([true, true]);
  });

  it('shows priceMod to hierarchy 1 only and groupModifier with canShowPriceModifier only', async () => {
    const prices = async (session: Session) => {
      const { body } = await entities.call(session, companyDetail, { companyId: idOf('corner') });
      return [body.priceMod, body.groupModifier];
    };
    expect(await prices(admin)).toEqual([-2, 1.5]);
    expect(await prices({ ...admin, canShowPriceModifier: false })).toEqual([-2, null]);
    expect(await prices({ ...grader, canShowPriceModifier: true })).toEqual([null, 1.5]);
    expect(await prices(grader)).toEqual([null, null]);
    const listed = (await list(grader)).list.map(({ priceMod, groupModifier }) => [priceMod, groupModifier]);
    expect(new Set(listed.flat())).toEqual(new Set([null]));
  });

  it('[CUST-070] [CUST-071] [CUST-073] answers one company with who it is, where, whose and what kind', async () => {
    const { body } = await entities.call(admin, companyDetail, { companyId: idOf('gulfcoast') });
    expect(body).toMatchObject({
      companyId: idOf('gulfcoast'),
      companyName: 'Gulf Coast Recyclers',
      companyType: 'SELLER',
      parentCompanyId: idOf('house'),
      parentCompanyName: 'Washcoat House',
      address: '5107 Causeway Blvd',
      address1: '',
      city: 'Tampa',
      state: 'FL',
      zipcode: '33619',
      email: 'office@gulfcoast.test',
      phone: '8135550130',
      firstName: 'Rosa',
      lastName: 'Delgado',
      facility: 'Tampa',
      isActive: true,
      isFranchise: false,
      isPartner: true,
    });
    expect(Date.parse(body.createdDate)).toBeLessThan(Date.now());
  });

  it('[REP-069] says in which city the facility of a company is, which may be called otherwise', async () => {
    const facility = entities.service.database('facility').whereRaw('search_text = ?', ['tampa']);
    await facility.clone().update({ city: 'Ybor City' });
    const { list: found } = await list(admin, { text: 'Gulf Coast Recyclers' });
    expect(found).toMatchObject([
      { companyId: idOf('gulfcoast'), companyName: 'Gulf Coast Recyclers', facility: 'Tampa' },
    ]);
    expect(found[0]?.facilityCity).toBe('Ybor City');
    await facility.update({ city: 'Tampa' });
  });

  it('[CUST-072] [CUST-074] [CUST-107] answers the papers, pictures and facilities of a company', async () => {
    const papers = { drivers_license: 'D1', metal_license: paperAt('m'), ein: '58-1' };
    await entities.service
      .database('company')
      .where({ company_id: idOf('peachtree') })
      .update(papers);
    const { body } = await entities.call(admin, companyDetail, { companyId: idOf('peachtree') });
    expect(body).toMatchObject({
      companyType: 'FRANCHISE',
      isFranchise: true,
      isPartner: false,
      driversLicense: 'D1',
      metalLicense: expect.stringContaining(`${paperAt('m')}?for=${admin.userId}&until=`),
      ein: '58-1',
      businessLicense: 'GA-SMR-20418',
      facility: 'Peachtree',
      facilities: [{ facilityId: seedId('facility', 'Peachtree'), name: 'Peachtree' }],
    });
    expect(body.companyLogo).toMatch(/^data:image/);
  });

  it('[CUST-093] answers the own company without an id or with it, and 404 for another one’s', async () => {
    expect((await entities.call(owner, companyDetail, {})).body.companyName).toBe('Peachtree Cores');
    const statusOf = async (session: Session, key: string) =>
      (await entities.call(session, companyDetail, { companyId: idOf(key) })).status;
    expect(await statusOf(owner, 'peachtree')).toBe(200);
    expect(await statusOf(owner, 'Tucker Tire & Exhaust')).toBe(200);
    expect(await statusOf(owner, 'piedmont')).toBe(404);
    expect(await statusOf(owner, 'house')).toBe(404);
    expect(await statusOf(subscriber, 'Ybor Muffler')).toBe(404);
    expect(await statusOf(admin, 'nobody')).toBe(404);
    const nobody = testSession({ companyId: null, hierarchy: 2 });
    expect((await entities.call(nobody, companyDetail, {})).status).toBe(404);
  });

  it('is closed without a token and to new users', async () => {
    for (const call of [companyList, companyDetail]) {
      expect((await entities.call(null, call, {})).status).toBe(401);
      expect((await entities.call(testSession({ isNewUser: true }), call, {})).status).toBe(403);
    }
  });

  it.each([
    { count: 0 },
    { count: 1001 },
    { count: 'ten' },
    { offset: -1 },
    { customerSort: 'up' },
    { sort: 'priceAdjust.asc' },
    { isFranchise: 'maybe' },
    { parentCompanyId: 'x' },
    { text: 'x'.repeat(201) },
  ])('refuses %j with 400 and names the field', async (input) => {
    const answer = await entities.call(admin, companyList, input);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.error.fields ?? {})).toEqual(Object.keys(input));
  });
});
