import { pictureAt, paperAt } from '@washcoat/testing';
import { companyChanged, companyDetail, facilityChanged } from '@washcoat/contract-entities';
import { seedId } from '@washcoat/service-kit/seed';
import { signIn } from '../seed/seeded-service.fixture';
import { CompanyDesk, idOf } from './companies.fixture';

/** What is no number: addresses of pages, scripts and files, our own and those of others, signed or not. */
const addresses = [
  'http://127.0.0.1:22/',
  'javascript:alert(1)',
  'data:text/html,hi',
  '//evil.test/x',
  'evil.test/x',
  'file:///etc/passwd',
  '/files/papers/../../x',
  pictureAt('licence'),
  paperAt('licence'),
  `${paperAt('licence')}?for=x`,
];

const facilityOf = (name: string) => seedId('facility', name);

describe('editing a company', () => {
  let desk: CompanyDesk;
  beforeAll(async () => {
    desk = await CompanyDesk.open();
  });
  afterAll(() => desk.entities.stop());

  const events = async (key: string) =>
    (await desk.entities.published(companyChanged)).filter(({ companyId }) => companyId === idOf(key));
  const trailOf = (key: string) =>
    desk.entities.service
      .database('audit_entry')
      .where({ entity: 'company', entity_id: idOf(key) })
      .orderBy('audit_id');

  it('[CUST-088] [CUST-095] [CUST-103] changes what is sent, leaves what is absent and clears what is null', async () => {
    await desk.store('Rome Auto Dismantlers', { ein: '58-1', address1: 'Yard 2' });
    const before = await desk.shown('Rome Auto Dismantlers');
    const answer = await desk.edit(desk.admin, 'Rome Auto Dismantlers', {
      city: 'Cave Spring',
      ein: null,
      businessLicense: 'GA-1',
      metalLicense: paperAt('license'),
      isEmbed: true,
      version: 1,
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message: 'Successfully edited the Partner', version: 2 });
    expect(await desk.shown('Rome Auto Dismantlers')).toEqual({
      ...before,
      city: 'Cave Spring',
      ein: null,
      businessLicense: 'GA-1',
      metalLicense: expect.stringContaining(`${paperAt('license')}?for=`),
      version: 2,
    });
  });

  it('[CUST-059] takes numbers of papers only, no addresses; what was kept before may be sent back', async () => {
    const key = 'corner';
    const kept = pictureAt('kept');
    await desk.store(key, { driversLicense: kept });
    expect((await desk.edit(desk.admin, key, { ein: '//evil.test/x' })).error.fields).toHaveProperty('ein');
    for (const address of addresses)
      for (const name of ['driversLicense', 'businessLicense']) {
        const { status, error } = await desk.edit(desk.admin, key, { [name]: address });
        expect([name, address, status, Object.keys(error.fields ?? {})]).toEqual([
          name,
          address,
          400,
          [name],
        ]);
      }
    const sentBack = await desk.edit(desk.admin, key, { driversLicense: kept, businessLicense: 'GA/SMR-7' });
    expect(sentBack.status).toBe(200);
    expect(await desk.shown(key)).toMatchObject({ driversLicense: kept, businessLicense: 'GA/SMR-7' });
    await desk.store(key, { driversLicense: null });
    expect((await desk.edit(desk.admin, key, { driversLicense: kept })).status).toBe(400);
  });

  it('calls a company that becomes a franchise one', async () => {
    const became = await desk.edit(desk.admin, 'Rome Auto Dismantlers', {
      companyType: 'FRANCHISE',
      companyLogo: pictureAt('logo'),
    });
    expect([became.status, became.body.message]).toEqual([200, 'Successfully edited the Franchise']);
  });

  it('tells other domains with a growing version and notes by wire names what changed', async () => {
    await desk.edit(desk.admin, 'Athens Import Parts', { phone: '7065550111' });
    await desk.edit(desk.admin, 'Athens Import Parts', { phone: '7065550112' });
    const published = await events('Athens Import Parts');
    expect(published.map(({ version }) => version)).toEqual([1, 2, 3]);
    expect(companyChanged.schema.parse(published.at(-1)).phone).toBe('7065550112');
    const [, , entry] = await trailOf('Athens Import Parts');
    expect(entry).toMatchObject({ action: 'edit', user_id: desk.admin.userId });
    expect(entry.before).toMatchObject({ phone: '7065550111', companyName: 'Athens Import Parts' });
    expect(entry.after).toEqual({ ...entry.before, phone: '7065550112', version: 3 });
  });

  it('tells when each term was changed last and by whom, whatever else changed since', async () => {
    const name = 'Westside Auto Salvage';
    const last = async () => (await events(name)).at(-1);
    const term = async (change: Record<string, unknown>, session = desk.admin) => {
      expect((await desk.edit(session, name, change)).status).toBe(200);
      return last();
    };
    const other = { ...desk.admin, firstName: 'Ruben', lastName: 'Alvarez' };
    const first = await term({ groupModifier: 2 });
    const changed = first?.termChanges?.groupModifier;
    expect(changed).toEqual({ at: first?.changedAt, by: `${desk.admin.firstName} ${desk.admin.lastName}` });
    const second = await term({ priceMod: -3 }, other);
    expect(second?.termChanges?.priceMod).toEqual({ at: second?.changedAt, by: 'Ruben Alvarez' });
    const facilityDiscount = [{ facilityId: facilityOf('Atlanta'), discount: 4 }];
    const third = await term({ facilityDiscount }, other);
    expect(third?.termChanges?.facilityDiscounts.Atlanta?.by).toBe('Ruben Alvarez');
    const moved = await term({ phone: '7065550113' });
    expect(moved?.termChanges).toEqual({ ...third?.termChanges, groupModifier: changed });
  });

  it('that changes nothing makes no version, event or entry', async () => {
    const row = await desk.shown('Lanier Exhaust Center');
    const answer = await desk.edit(desk.admin, 'Lanier Exhaust Center', { ...row });
    expect([answer.status, answer.body.version]).toEqual([200, 1]);
    expect(await events('Lanier Exhaust Center')).toHaveLength(1);
    expect(await trailOf('Lanier Exhaust Center')).toHaveLength(1);
  });

  it('[CUST-061] [CUST-062] [CUST-075] sets the price fields and the discounts by facility', async () => {
    const prices = {
      priceMod: -1.25,
      priceModIsPercentage: false,
      groupModifier: 0.1,
      groupModifierIsPercentage: false,
      groupDiscount: 3.5,
    };
    const discounts = ['Atlanta', 'Tampa'].map((name) => ({ facilityId: facilityOf(name), discount: 2 }));
    await desk.edit(desk.admin, 'Eno River Salvage', { ...prices, facilityDiscount: discounts });
    const shown = await desk.shown('Eno River Salvage');
    expect(shown).toMatchObject(prices);
    expect(shown.facilityDiscount.map(({ name, discount }) => [name, discount])).toEqual([
      ['Atlanta', 2],
      ['Tampa', 2],
    ]);
    await desk.edit(desk.admin, 'Eno River Salvage', {
      facilityDiscount: discounts.slice(1),
      groupDiscount: null,
    });
    expect((await events('Eno River Salvage')).at(-1)).toMatchObject({
      ...prices,
      groupDiscount: null,
      facilityDiscounts: { Tampa: 2 },
      version: 3,
    });
    const entry = (await trailOf('Eno River Salvage')).at(-1);
    const named = (name: string) => ({ facilityId: facilityOf(name), name, discount: 2 });
    expect([entry.before.facilityDiscounts, entry.after.facilityDiscounts]).toEqual([
      [named('Atlanta'), named('Tampa')],
      [named('Tampa')],
    ]);
    const unknown = { facilityId: idOf('nobody'), discount: 1 };
    for (const facilityDiscount of [[unknown], [discounts[0], discounts[0]]]) {
      const { status, error } = await desk.edit(desk.admin, 'Eno River Salvage', { facilityDiscount });
      expect([status, error.fields]).toEqual([400, { facilityDiscount: 'Please select valid Facility' }]);
    }
  });

  it('[CUST-063] [CUST-064] [CUST-065] [CUST-076] [CUST-077] sets settings and lookups, which users feel at once', async () => {
    const { token, canBuildCart } = await signIn(desk.entities, 'subscriber@corner.test');
    const settings = {
      isPictureMandatory: true,
      canSeeUnitPrice: false,
      canSeeMarkup: true,
      canSeeSubtotal: false,
      canBuildCart: !canBuildCart,
    };
    for (const lookupRestriction of [1, 2, 3, null] as const) {
      await desk.edit(desk.admin, 'corner', { ...settings, lookupRestriction });
      expect(await desk.shown('corner')).toMatchObject({ ...settings, lookupRestriction });
    }
    expect((await desk.me(token)).body).toMatchObject(settings);
    const wrong = await desk.edit(desk.admin, 'corner', { lookupRestriction: 4 });
    expect([wrong.status, Object.keys(wrong.error.fields ?? {})]).toEqual([400, ['lookupRestriction']]);
  });

  it('[CUST-068] cannot change an e-mail address that is set, and sets one that is empty', async () => {
    const { email } = await desk.stored('Guilford Muffler & Tire');
    const changed = await desk.edit(desk.admin, 'Guilford Muffler & Tire', { email: 'new@guilford.test' });
    expect([changed.status, Object.keys(changed.error.fields ?? {})]).toEqual([400, ['email']]);
    expect((await desk.edit(desk.admin, 'Guilford Muffler & Tire', { email, city: 'Elon' })).status).toBe(
      200,
    );
    await desk.store('Guilford Muffler & Tire', { email: '' });
    await desk.edit(desk.admin, 'Guilford Muffler & Tire', { email: 'first@guilford.test' });
    expect((await desk.stored('Guilford Muffler & Tire')).email).toBe('first@guilford.test');
  });

  it('[CUST-084] [CUST-085] refuses a franchise without a logo, from the form and from the switch', async () => {
    await desk.store('piedmont', { companyLogo: null });
    const form = await desk.edit(desk.admin, 'piedmont', { city: 'Elon' });
    expect([form.status, form.error.fields]).toEqual([400, { companyLogo: 'please add image' }]);
    const row = await desk.shown('piedmont');
    const flip = await desk.edit(desk.admin, 'piedmont', { ...row, isActive: false });
    expect([flip.status, flip.error.error]).toEqual([400, 'please upload company logo']);
    expect((await desk.edit(desk.admin, 'piedmont', { companyLogo: pictureAt('logo') })).status).toBe(200);
  });

  it.each([null, '', 'Nowhere', 'Macon'])('[CUST-083] refuses the facility %j', async (facility) => {
    const { status, error } = await desk.edit(desk.admin, 'Bull City Exhaust', { facility });
    expect([status, error.fields]).toEqual([400, { facility: 'Please select valid Facility' }]);
  });

  it('keeps a facility that was switched off while nobody touches it', async () => {
    await desk.store('Bull City Exhaust', { facility: 'Macon' });
    const row = await desk.shown('Bull City Exhaust');
    expect((await desk.edit(desk.admin, 'Bull City Exhaust', { ...row, city: 'Cary' })).status).toBe(200);
  });

  it('to another type moves its users to the hierarchy and the default role of that type', async () => {
    const { token, userId } = await signIn(desk.entities, 'partner@bayshore.test');
    const franchise = { companyType: 'FRANCHISE', companyLogo: pictureAt('bayshore') };
    expect((await desk.edit(desk.admin, 'bayshore', franchise)).status).toBe(200);
    expect((await desk.me(token)).body).toMatchObject({ hierarchy: 10, isFranchise: true });
    const user = await desk.entities.service.database('app_user').where({ user_id: userId }).first();
    expect(user).toMatchObject({ role_id: seedId('role', 'Franchise buyer'), version: 2 });
  });

  it('from a franchise to a seller tells that its facilities are no franchise’s any more', async () => {
    expect((await desk.edit(desk.admin, 'piedmont', { companyType: 'SELLER' })).status).toBe(200);
    const facility = (await desk.entities.published(facilityChanged)).filter(
      ({ name }) => name === 'Piedmont',
    );
    expect(facility.map(({ isFranchise, version }) => [isFranchise, version])).toEqual([
      [true, 1],
      [false, 2],
    ]);
  });

  it('cannot have a type that its customers or its parent do not allow, nor a parent below it', async () => {
    const fieldsOf = async (key: string, changes: Record<string, unknown>) => {
      const { status, error } = await desk.edit(desk.admin, key, changes);
      return [status, ...Object.keys(error.fields ?? {})];
    };
    expect(await fieldsOf('gulfcoast', { companyType: 'CUSTOMER' })).toEqual([400, 'companyType']);
    const below = 'Tucker Tire & Exhaust';
    const franchise = { companyType: 'FRANCHISE', companyLogo: pictureAt('x') };
    expect(await fieldsOf(below, franchise)).toEqual([400, 'parentCompanyId']);
    await desk.store(below, { companyType: 'SELLER' });
    expect(await fieldsOf('gulfcoast', { parentCompanyId: idOf(below) })).toEqual([200]);
    expect(await fieldsOf(below, { parentCompanyId: idOf('gulfcoast') })).toEqual([400, 'parentCompanyId']);
    expect(await fieldsOf(below, { parentCompanyId: idOf(below) })).toEqual([400, 'parentCompanyId']);
    expect(await fieldsOf(below, { parentCompanyId: null })).toEqual([400, 'parentCompanyId']);
    expect(await fieldsOf(below, { parentCompanyId: idOf('corner') })).toEqual([400, 'parentCompanyId']);
    expect(await fieldsOf(below, { parentCompanyId: idOf('nobody') })).toEqual([404]);
  });

  it('makes no circle of two moves at once', async () => {
    const pair = ['Chattahoochee Towing & Salvage', 'Sweetwater Scrap Metal'] as const;
    for (const key of pair) await desk.store(key, { companyType: 'SELLER' });
    const [one, other] = pair;
    const answers = await Promise.all([
      desk.edit(desk.admin, one, { parentCompanyId: idOf(other) }),
      desk.edit(desk.admin, other, { parentCompanyId: idOf(one) }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400 || status === 409)).toHaveLength(1);
  });

  it('by two from the same version: the second is told who, and gets both versions to compare', async () => {
    const rush = await Promise.all(
      ['Mill St', 'Oak St'].map((address) =>
        desk.edit(desk.admin, 'Coweta Used Parts', { address, version: 1 }),
      ),
    );
    expect(rush.map(({ status }) => status).sort()).toEqual([200, 409]);
    const other = { ...desk.admin, userId: seedId('user', 'other') };
    const stale = await desk.edit(other, 'Coweta Used Parts', { address: 'Elm St', version: 1 });
    expect(stale.error).toMatchObject({ code: 'STALE', changedBy: 'Ruben Alvarez' });
    expect(stale.error.error).toMatch(/^Ruben Alvarez changed this customer /);
    const { body } = await desk.entities.call(desk.admin, companyDetail, {
      companyId: idOf('Coweta Used Parts'),
    });
    expect(stale.error.current).toEqual(body);
    expect(['Mill St', 'Oak St']).toContain(body.address);
  });

  it('without a version lets the last write win', async () => {
    const rush = await Promise.all(
      ['Mill St', 'Oak St', 'Elm St'].map((address) =>
        desk.edit(desk.admin, 'Fulton Exhaust & Brake', { address }),
      ),
    );
    expect(rush.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(rush.map(({ body }) => body.version).sort()).toEqual([2, 3, 4]);
  });

  it('is done once per Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'edit-1' };
    const first = await desk.edit(desk.admin, 'Stone Mountain Muffler', { city: 'Tucker' }, key);
    await desk.edit(desk.admin, 'Stone Mountain Muffler', { city: 'Decatur' });
    const again = await desk.edit(desk.admin, 'Stone Mountain Muffler', { city: 'Tucker' }, key);
    expect(again.body).toEqual(first.body);
    expect((await desk.stored('Stone Mountain Muffler')).city).toBe('Decatur');
    const other = await desk.edit(desk.admin, 'Stone Mountain Muffler', { city: 'Macon' }, key);
    expect(other.status).toBe(409);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    "Robert'); drop table company; --",
    '🚗 Łódź Ölwerke 東京',
    'ورشة 77',
    '{{7*7}} ${7*7} %_\\',
  ])('stores %j as it is', async (companyName) => {
    expect((await desk.edit(desk.admin, 'Uwharrie Truck Parts', { companyName })).status).toBe(200);
    expect((await desk.shown('Uwharrie Truck Parts')).companyName).toBe(companyName);
  });

  it.each<[string, unknown, string]>([
    ['companyName', '', 'Please enter the valid value'],
    ['companyName', '   ', 'Please enter the valid value'],
    ['companyName', 'x'.repeat(201), 'Use at most 200 characters'],
    ['companyName', 'a\u0000b', 'Please enter the valid value'],
    ['companyName', '\u200b\u2060', 'Use letters or digits that can be seen'],
    ['companyName', '\u202eemcA', 'Leave out characters that turn the direction of what follows'],
    ['companyName', 'bell\u0007', 'Please enter the valid value'],
    ['companyName', 7, 'Please enter the valid value'],
    ['companyType', 'HOUSE', 'Please select valid Company Type'],
    ['companyType', '', 'Please select valid Company Type'],
    ['address', '', 'Please enter the valid value'],
    ['address1', 'x'.repeat(201), 'Use at most 200 characters'],
    ['city', 'x'.repeat(101), 'Use at most 100 characters'],
    ['state', 'ZZ', 'Please select valid state'],
    ['zipcode', '30A', 'Please enter the valid value'],
    ['phone', '404-555-0142', 'Please enter the valid value'],
    ['phone', '40455501421', 'Please enter the valid value'],
    ['email', 'nobody', 'Please enter the valid value'],
    ['firstName', '', 'Please enter the valid value'],
    ['lastName', '\t', 'Please enter the valid value'],
    ['priceMod', 1.234, 'Use at most 2 decimals'],
    ['priceMod', 1e9, 'Use at most 100000'],
    ['groupDiscount', 101, 'Use at most 100'],
    ['ein', 'x'.repeat(21), 'Use at most 20 characters'],
  ])('refuses %s = %j with a sentence at the field', async (field, value, sentence) => {
    const { status, error } = await desk.edit(desk.admin, 'Catawba Core Supply', { [field]: value });
    expect([status, error.fields]).toEqual([400, { [field]: sentence }]);
  });
});
