import { facilityChanged, facilityList, type Session } from '@washcoat/contract-entities';
import { seedId } from '@washcoat/service-kit/seed';
import { testSession, type TestService } from '@washcoat/testing';
import { signIn, startSeeded } from '../seed/seeded-service.fixture';
import { addFacility, type NewFacility } from './facility.commands';
import { f } from './facility.model';

const idOf = (key: string) => seedId('company', key);

describe('facilities', () => {
  let entities: TestService;
  let sa: Session;
  let owner: Session;

  beforeAll(async () => {
    entities = await startSeeded();
    sa = await signIn(entities, 'sa@washcoat.test');
    owner = await signIn(entities, 'owner@peachtree.test');
  });
  afterAll(() => entities.stop());

  const names = async (session: Session, input: Record<string, unknown> = {}) =>
    (await entities.call(session, facilityList, input)).body.list.map(({ name }) => name);

  it('[FAC-023] are listed by name', async () => {
    expect(await names(sa)).toEqual(['Atlanta', 'Burlington', 'Macon', 'Peachtree', 'Piedmont', 'Tampa']);
    expect(await names(sa, { sort: 'isActive.asc,name.desc' })).toEqual([
      ...['Macon', 'Tampa', 'Piedmont', 'Peachtree', 'Burlington', 'Atlanta'],
    ]);
  });

  it('are those of the companies in scope, and the one that the own company delivers to', async () => {
    const seenBy = async (email: string) => names(await signIn(entities, email));
    expect(await seenBy('grader@washcoat.test')).toHaveLength(6);
    expect(await names(owner)).toEqual(['Peachtree']);
    expect(await seenBy('partner@gulfcoast.test')).toEqual(['Tampa']);
    expect(await seenBy('subscriber@corner.test')).toEqual(['Atlanta']);
    expect(await names(testSession({ hierarchy: 10, companyId: null }))).toEqual([]);
  });

  it('[FAC-022] are filtered by text, franchise, owner and customer, and paged', async () => {
    expect(await names(sa, { text: 'TLAN' })).toEqual(['Atlanta']);
    expect(await names(sa, { text: '%' })).toEqual([]);
    expect(await names(sa, { isFacility: true })).toEqual(['Peachtree', 'Piedmont']);
    expect(await names(sa, { isFacility: false })).toEqual(['Atlanta', 'Burlington', 'Macon', 'Tampa']);
    expect(await names(sa, { parentCompanyId: idOf('piedmont') })).toEqual(['Piedmont']);
    expect(await names(sa, { companyId: idOf('Tucker Tire & Exhaust') })).toEqual(['Peachtree']);
    expect(await names(owner, { companyId: idOf('gulfcoast') })).toEqual([]);
    const page = await entities.call(sa, facilityList, { count: 2, offset: 1 });
    expect(page.body.list.map(({ name, isActive }) => [name, isActive])).toEqual([
      ['Burlington', true],
      ['Macon', false],
    ]);
    expect(page.body.areMoreItemsAvailable).toBe(true);
  });

  it('[FAC-022] are found by a misspelled name or city, on every page, where nothing is filed under it', async () => {
    expect(await names(sa, { text: 'atlnata' })).toEqual(['Atlanta']);
    expect(await names(sa, { text: 'Burlingtn' })).toEqual(['Burlington']);
    expect(await names(sa, { text: 'pie' })).toEqual(['Piedmont']);
    expect(await names(sa, { text: 'atlnata', offset: 1 })).toEqual([]);
    expect(await names(sa, { text: 'atlanta', offset: 1 })).toEqual([]);
    expect(await names(owner, { text: 'atlnata' })).toEqual([]);
  });

  it('[FAC-015] [FAC-016] [FAC-017] carry address, director, switches and whose they are', async () => {
    const { body } = await entities.call(sa, facilityList, { text: 'peachtree' });
    expect(body.list).toEqual([
      {
        facilityId: seedId('facility', 'Peachtree'),
        name: 'Peachtree',
        address: '3460 Peachtree Industrial Blvd',
        city: 'Peachtree',
        state: 'GA',
        zipcode: '30341',
        phone: '6785550111',
        firstName: 'June',
        lastName: 'Hartley',
        email: 'yard@peachtree.test',
        isActive: true,
        isFacility: true,
        isPicRequired: false,
        isSignRequired: false,
        isEinRequired: false,
        isCartCreation: true,
        companyLogo: null,
        parentCompanyId: idOf('peachtree'),
        parentCompanyName: 'Peachtree Cores',
        version: 1,
      },
    ]);
  });

  it('[CONV-030] [CONV-062] [CONV-088] say which of them are active, all on a page of a hundred', async () => {
    const { status, body } = await entities.call(sa, facilityList, { count: 100 });
    expect([status, body.areMoreItemsAvailable]).toEqual([200, false]);
    expect(body.list.map(({ name, isActive }) => [name, isActive])).toEqual([
      ['Atlanta', true],
      ['Burlington', true],
      ['Macon', false],
      ['Peachtree', true],
      ['Piedmont', true],
      ['Tampa', true],
    ]);
    for (const { facilityId } of body.list) expect(facilityId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('have every column that the declaration names', async () => {
    const columns = await entities.service.database('facility').columnInfo();
    const own = Object.values(f).filter((column) => column.startsWith('facility.'));
    expect(own.map((column) => column.slice('facility.'.length)).filter((name) => !columns[name])).toEqual(
      [],
    );
    expect(own).toHaveLength(18);
  });

  it('are closed without a token and to new users, and refuse bad input', async () => {
    expect((await entities.call(null, facilityList, {})).status).toBe(401);
    expect((await entities.call(testSession({ isNewUser: true }), facilityList, {})).status).toBe(403);
    for (const input of [{ count: 1001 }, { companyId: 'x' }, { isFacility: 'maybe' }])
      expect((await entities.call(sa, facilityList, input)).status).toBe(400);
  });

  describe('added', () => {
    const savannah: NewFacility = {
      parentCompanyId: idOf('house'),
      name: 'Savannah',
      address: '2 Port Rd',
      city: 'Savannah',
      state: 'GA',
      zipcode: '31401',
      email: 'savannah@washcoat.test',
      firstName: 'Dana',
      lastName: 'Whitlock',
    };
    const add = (session: Session, overrides: Partial<NewFacility> = {}) =>
      entities.service.inTransaction({ session }, (unit) =>
        addFacility(unit, session, { ...savannah, ...overrides }),
      );

    it('[FAC-022] are found by their city too', async () => {
      await add(sa, { name: 'Harbor yard', city: 'Darien' });
      expect(await names(sa, { text: 'darien' })).toEqual(['Harbor yard']);
      expect(await names(sa, { text: 'DARI harbor' })).toEqual(['Harbor yard']);
      expect(await names(sa, { text: 'darien macon' })).toEqual([]);
    });

    it('are told to other domains whole', async () => {
      const facilityId = await add(sa);
      const events = await entities.published(facilityChanged);
      expect(facilityChanged.schema.parse(events.at(-1))).toMatchObject({
        facilityId,
        companyId: idOf('house'),
        name: 'Savannah',
        isActive: true,
        isFranchise: false,
        isCartCreation: true,
        version: 1,
      });
      expect(Object.keys(events.at(-1) ?? {}).sort()).toEqual(Object.keys(facilityChanged.example).sort());
    });

    it('need a config user, in hierarchy 10 one of the company itself', async () => {
      const admin = await signIn(entities, 'admin@washcoat.test');
      await expect(add(admin, { name: 'One' })).rejects.toMatchObject({ status: 403 });
      await expect(add(owner, { name: 'Two' })).rejects.toMatchObject({ status: 404 });
      const below = { name: 'Three', parentCompanyId: idOf('Tucker Tire & Exhaust') };
      await expect(add(owner, below)).rejects.toMatchObject({ status: 403 });
      await add(owner, { name: 'Four', parentCompanyId: idOf('peachtree') });
      expect(await names(owner)).toEqual(['Four', 'Peachtree']);
    });

    it('are no other franchise’s where a customer may trade, also when it calls one alike', async () => {
      await add(sa, { name: 'Peachtree', parentCompanyId: idOf('piedmont') });
      const answer = await entities.call(sa, facilityList, { companyId: idOf('Tucker Tire & Exhaust') });
      const owners = new Set(answer.body.list.map(({ parentCompanyId }) => parentCompanyId));
      expect([...owners]).toEqual([idOf('peachtree')]);
    });

    it('need a name that no other facility has, also when two are added at once', async () => {
      await expect(add(sa, { name: 'ATLANTA' })).rejects.toMatchObject({ status: 409 });
      const twice = await Promise.allSettled([add(sa, { name: 'Augusta' }), add(sa, { name: 'augusta' })]);
      expect(twice.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });
  });
});
