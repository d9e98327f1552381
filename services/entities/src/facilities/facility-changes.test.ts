import {
  companyChanged,
  facilityActive,
  facilityAdd,
  facilityChanged,
  facilityDelete,
  facilityEdit,
  facilityExport,
  facilityList,
  historyList,
  type Session,
} from '@washcoat/contract-entities';
import { seedId } from '@washcoat/service-kit/seed';
import { pictureAt, testSession, type TestService } from '@washcoat/testing';
import { callersOf, companyOf, type Callers } from '../people/user-form.fixture';
import { startSeeded } from '../seed/seeded-service.fixture';

const facilityOf = (name: string) => seedId('facility', name);

describe('changing facilities', () => {
  let entities: TestService;
  let callers: Callers;
  let serial = 0;

  beforeAll(async () => {
    entities = await startSeeded();
    callers = await callersOf(entities);
  });
  afterAll(() => entities.stop());

  const form = {
    name: 'Savannah',
    address: '2 Port Rd',
    city: 'Savannah',
    state: 'GA',
    zipcode: '31401',
    firstName: 'Dana',
    lastName: 'Whitlock',
    email: 'savannah@washcoat.test',
  };
  const add = (session: Session | null, input: Record<string, unknown> = {}) =>
    entities.call(session, facilityAdd, { ...form, ...input });
  const newFacility = async (input: Record<string, unknown> = {}) => {
    const name = `Yard ${(serial += 1)}`;
    return (await add(callers.sa, { name, city: name, ...input })).body.facilityId;
  };
  const edit = (session: Session | null, input: Record<string, unknown>) =>
    entities.call(session, facilityEdit, input);
  const remove = (session: Session | null, facilityId: string) =>
    entities.call(session, facilityDelete, { facilityId });
  const shown = async (facilityId: string) => {
    const { body } = await entities.call(callers.sa, facilityList, { count: 1000 });
    return body.list.find((facility) => facility.facilityId === facilityId);
  };
  const lastTold = async () => (await entities.published(facilityChanged)).at(-1);

  describe('by the form', () => {
    it('[FAC-024] [FAC-028] adds one to the own company, or to the one that it names', async () => {
      const own = await add(callers.sa, { phone: '9125550100', isSignRequired: true });
      expect([own.status, own.body.message]).toEqual([200, 'Successfully added the Facility']);
      expect(await shown(own.body.facilityId)).toMatchObject({
        ...form,
        phone: '9125550100',
        isActive: true,
        isFacility: false,
        isSignRequired: true,
        isCartCreation: true,
        parentCompanyName: 'Washcoat House',
        version: 1,
      });
      const ofFranchise = { name: 'Duluth', parentCompanyId: companyOf('peachtree'), isFacility: true };
      const { body } = await add(callers.sa, ofFranchise);
      expect(await shown(body.facilityId)).toMatchObject({
        isFacility: true,
        parentCompanyName: 'Peachtree Cores',
      });
    });

    it('[FAC-018] [FAC-020] tells every field that is missing; the telephone is not one', async () => {
      const { status, error } = await entities.call(callers.sa, facilityAdd, {});
      expect(status).toBe(400);
      expect(error.fields).toEqual({
        name: 'Please enter the valid value',
        address: 'Please enter the valid value',
        city: 'Please enter the valid value',
        state: 'Please select valid state',
        zipcode: 'Please enter the valid value',
        firstName: 'Please enter the valid value',
        lastName: 'Please enter the valid value',
        email: 'Please enter the valid value',
      });
    });

    it.each([
      ['name', 'x'.repeat(101)],
      ['name', 'a\u0000b'],
      ['name', '\u200b'],
      ['name', 'Yard \u202etsaE'],
      ['address', '  '],
      ['city', 'x'.repeat(101)],
      ['state', 'Georgia'],
      ['zipcode', '3140A'],
      ['email', 'nowhere'],
      ['phone', '912-555-0100'],
      ['phone', '12345678901'],
      ['isActive', 'on'],
      ['isFacility', true],
      ['companyLogo', 'x'.repeat(501)],
      ['parentCompanyId', 'house'],
    ])('refuses a bad %s at the field', async (field, value) => {
      for (const { status, error } of [
        await add(callers.sa, { name: 'Bad', [field]: value }),
        await edit(callers.sa, { facilityId: facilityOf('Tampa'), [field]: value }),
      ])
        expect([status, Object.keys(error.fields ?? {})]).toEqual([400, [field]]);
    });

    it('[FAC-025] [FAC-028] [FAC-017] changes what is sent and leaves the rest', async () => {
      const facilityId = await newFacility({ phone: '9125550100' });
      const sent = { lastName: 'Reed', isPicRequired: true, companyLogo: pictureAt('yard') };
      const { status, body } = await edit(callers.sa, {
        facilityId,
        parentCompanyId: companyOf('house'),
        ...sent,
      });
      expect([status, body]).toEqual([200, { message: 'Successfully edited the Facility', version: 2 }]);
      expect(await shown(facilityId)).toMatchObject({ ...sent, phone: '9125550100', firstName: 'Dana' });
      expect(await lastTold()).toMatchObject({ facilityId, isPicRequired: true, version: 2 });
      expect((await edit(callers.sa, { facilityId, ...sent })).body.version).toBe(2);
      const entry = await entities.service
        .database('audit_entry')
        .where({ entity_id: facilityId, action: 'edit' })
        .first();
      expect([entry.before.lastName, entry.after.lastName, entry.user_name]).toEqual([
        'Whitlock',
        'Reed',
        'Dana Whitlock',
      ]);
    });

    it('[FAC-008] [FAC-014] switches one off and on again, and its carts', async () => {
      const facilityId = await newFacility();
      await edit(callers.sa, { facilityId, isActive: false });
      expect(await lastTold()).toMatchObject({ facilityId, isActive: false, isDeleted: false });
      await edit(callers.sa, { facilityId, isActive: true, isCartCreation: false });
      expect(await lastTold()).toMatchObject({
        facilityId,
        isActive: true,
        isCartCreation: false,
        version: 3,
      });
    });

    it('[FAC-021] leaves out of filters what is switched off', async () => {
      const { body } = await entities.call(callers.sa, facilityList, { isActive: true, text: 'macon' });
      expect(body.list).toEqual([]);
    });

    it('tells the second of two who edit at once', async () => {
      const facilityId = await newFacility();
      await edit(callers.sa, { facilityId, lastName: 'First', version: 1 });
      const other = { ...callers.sa, userId: seedId('user', 'other') };
      const second = await edit(other, { facilityId, lastName: 'Second', version: 1 });
      expect(second.status).toBe(409);
      expect(second.error).toMatchObject({
        code: 'STALE',
        error: expect.stringMatching(/^Dana Whitlock changed this facility /),
        changedBy: 'Dana Whitlock',
        isYours: false,
        current: { facilityId, lastName: 'First', version: 2 },
      });
    });

    it('tells who edits twice at once that it was them', async () => {
      const facilityId = await newFacility();
      await edit(callers.sa, { facilityId, lastName: 'First', version: 1 });
      const second = await edit(callers.sa, { facilityId, lastName: 'Second', version: 1 });
      expect(second.status).toBe(409);
      expect(second.error).toMatchObject({
        code: 'STALE',
        error: expect.stringMatching(/^You changed this facility /),
        isYours: true,
      });
    });

    it('moves one to another company of which it may change the facilities', async () => {
      const facilityId = await newFacility();
      const move = { facilityId, parentCompanyId: companyOf('piedmont') };
      expect((await edit(callers.sa, { ...move, isFacility: false })).error.fields).toHaveProperty(
        'isFacility',
      );
      await edit(callers.sa, { ...move, isFacility: true });
      expect(await lastTold()).toMatchObject({ companyId: companyOf('piedmont'), isFranchise: true });
    });
  });

  describe('that others go by', () => {
    it('[FAC-027] refuses a name that another one has, and gives a deleted one’s away', async () => {
      const facilityId = await newFacility();
      for (const refused of [
        await add(callers.sa, { name: 'TAMPA' }),
        await edit(callers.sa, { facilityId, name: 'tampa' }),
      ]) {
        expect(refused.status).toBe(409);
        expect(refused.error).toMatchObject({ code: 'DUPLICATE', fields: { name: refused.error.error } });
      }
      const rush = await Promise.all(['Rush', 'RUSH', 'rush'].map((name) => add(callers.sa, { name })));
      expect(rush.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const winner = rush.find(({ status }) => status === 200);
      await remove(callers.sa, winner?.body.facilityId ?? '');
      expect((await add(callers.sa, { name: 'Rush' })).status).toBe(200);
    });

    it('takes a name that a facility of another company has, which answers like any other name', async () => {
      const { status, body } = await add(callers.owner, { name: 'tampa', city: 'Nowhere' });
      expect(status).toBe(200);
      const again = await edit(callers.owner, { facilityId: body.facilityId, name: 'ATLANTA' });
      expect(again.status).toBe(200);
      const own = await entities.call(callers.owner, facilityList, { count: 100 });
      expect(own.body.list.map(({ name }) => name)).not.toContain('Atlanta');
      const named = await entities.call(callers.subscriber, facilityList, { count: 100 });
      expect(named.body.list.filter(({ name }) => name.toLowerCase() === 'atlanta')).toHaveLength(1);
      expect(named.body.list.map(({ facilityId }) => facilityId)).not.toContain(body.facilityId);
      expect((await remove(callers.owner, body.facilityId)).status).toBe(200);
    });

    it('is renamed by its owner whoever goes by it: customers, users and roles follow', async () => {
      const { database } = entities.service;
      const facilityId = facilityOf('Atlanta');
      const customers = () => database('company').whereILike('facility', 'atlanta').whereNull('deleted_at');
      const before = await customers().pluck('company_id');
      const grants = () => database('role_permission').whereRaw(`'Foundry' = any (facilities)`);
      await database('app_user')
        .where({ email: 'grader@washcoat.test' })
        .update({ facility_city: 'atlanta' });
      const renamed = await edit(callers.sa, { facilityId, name: 'Foundry', city: 'Decatur' });
      expect([before.length > 1, renamed.status]).toEqual([true, 200]);
      expect(await customers()).toEqual([]);
      expect((await database('company').where({ facility: 'Foundry' })).length).toBe(before.length);
      expect((await grants()).length).toBeGreaterThan(0);
      const grader = await database('app_user').where({ email: 'grader@washcoat.test' }).first();
      expect(grader.facility_city).toBe('Foundry');
      const told = (await entities.published(companyChanged)).filter(
        ({ facility }) => facility === 'Foundry',
      );
      expect(new Set(told.map(({ companyId }) => companyId))).toEqual(new Set(before));
      await edit(callers.sa, { facilityId, name: 'Atlanta', city: 'Atlanta' });
      expect((await customers()).length).toBe(before.length);
    });

    it('tells other domains of the discounts again when one moves to another city', async () => {
      await edit(callers.sa, { facilityId: facilityOf('Atlanta'), city: 'Marietta' });
      expect((await entities.published(companyChanged)).at(-1)).toMatchObject({
        companyId: companyOf('corner'),
        facilityDiscounts: { Marietta: 4 },
      });
      await edit(callers.sa, { facilityId: facilityOf('Atlanta'), city: 'Atlanta' });
    });

    it('names the facility of a discount by id and name in the trail, also where a city has two', async () => {
      const { database } = entities.service;
      const [atlanta, facilityId] = [
        facilityOf('Atlanta'),
        await newFacility({ name: 'Annex', city: 'Atlanta' }),
      ];
      const companyId = companyOf('corner');
      await database('company_facility_discount').insert({
        company_id: companyId,
        facility_id: facilityId,
        discount: 6,
      });
      await remove(callers.sa, facilityId);
      const kept = { facilityId: atlanta, name: 'Atlanta', discount: 4 };
      const trail = database('audit_entry').where({ entity: 'company', entity_id: companyId });
      const entry = await trail.orderBy('audit_id', 'desc').first();
      expect([entry.before.facilityDiscounts, entry.after.facilityDiscounts]).toEqual([
        [{ facilityId, name: 'Annex', discount: 6 }, kept],
        [kept],
      ]);
      const { body } = await entities.call(callers.sa, historyList, {
        entity: 'company',
        entityId: companyId,
      });
      expect(body.list[0]?.changes).toEqual([
        {
          field: 'facilityDiscounts',
          before: `name: Annex, discount: 6, facilityId: ${facilityId}; name: Atlanta, discount: 4, facilityId: ${atlanta}`,
          after: `name: Atlanta, discount: 4, facilityId: ${atlanta}`,
        },
      ]);
    });
  });

  describe('deleted', () => {
    it('[FAC-026] is gone from lists, told as deleted, and takes its discounts along', async () => {
      const facilityId = await newFacility();
      await entities.service
        .database('company_facility_discount')
        .insert({ company_id: companyOf('gulfcoast'), facility_id: facilityId, discount: '3' });
      const { status, body } = await remove(callers.sa, facilityId);
      expect([status, body.message]).toEqual([200, 'Deleted Successfully']);
      expect(await shown(facilityId)).toBeUndefined();
      expect(await lastTold()).toMatchObject({ facilityId, isActive: false, isDeleted: true, version: 2 });
      expect((await entities.published(companyChanged)).at(-1)).toMatchObject({
        companyId: companyOf('gulfcoast'),
        facilityDiscounts: {},
      });
      expect((await remove(callers.sa, facilityId)).status).toBe(404);
      expect((await edit(callers.sa, { facilityId, name: 'Back' })).status).toBe(404);
    });

    it('is refused while customers deliver there', async () => {
      const { status, error } = await remove(callers.sa, facilityOf('Tampa'));
      expect([status, error.code]).toEqual([409, 'IN_USE']);
      expect(error.error).toMatch(/^Customers deliver to Tampa\./);
    });
  });

  it('is for config users, in hierarchy 10 for the own company only, and never out of scope', async () => {
    const peachtree = facilityOf('Peachtree');
    const deny = async (session: Session | null, facilityId: string, status: number) => {
      expect((await edit(session, { facilityId, lastName: 'X' })).status).toBe(status);
      expect((await remove(session, facilityId)).status).toBe(status);
    };
    await deny(null, peachtree, 401);
    await deny(callers.admin, peachtree, 403);
    await deny(callers.subscriber, facilityOf('Atlanta'), 403);
    await deny(testSession({ isNewUser: true, isSA: true }), '018f3c1e-0000-7000-8000-00000000dead', 403);
    await deny(callers.owner, facilityOf('Piedmont'), 404);
    await deny(callers.owner, facilityOf('Atlanta'), 404);
    await deny(callers.partner, facilityOf('Tampa'), 403);
    expect((await edit(callers.owner, { facilityId: peachtree, lastName: 'Hartley-Reed' })).status).toBe(200);
    const away = { facilityId: peachtree, parentCompanyId: companyOf('house') };
    expect((await edit(callers.owner, away)).status).toBe(404);
    expect((await add(callers.owner, { name: 'Own' })).status).toBe(200);
    expect(
      (await add(callers.owner, { name: 'Not own', parentCompanyId: companyOf('piedmont') })).status,
    ).toBe(404);
    expect((await add(callers.admin, { name: 'None' })).status).toBe(403);
    expect((await edit(callers.owner, { facilityId: peachtree, isFacility: false })).status).toBe(400);
  });

  it('switches many at once and names what it refuses', async () => {
    const [one, two] = [await newFacility(), await newFacility()];
    const ids = [one, two.toUpperCase(), facilityOf('Peachtree'), companyOf('house')];
    const { body } = await entities.call(callers.sa, facilityActive, { ids, isActive: false });
    expect(body).toEqual({
      message: 'Successfully edited the Facility',
      changed: 3,
      refused: [{ id: companyOf('house'), error: 'This facility was not found.' }],
    });
    await entities.call(callers.sa, facilityActive, { ids: [facilityOf('Peachtree')], isActive: true });
    const foreign = await entities.call(callers.owner, facilityActive, { ids: [one], isActive: true });
    expect(foreign.body.changed).toBe(0);
    expect((await entities.call(callers.admin, facilityActive, { ids, isActive: true })).status).toBe(403);
    expect((await entities.call(callers.sa, facilityActive, { ids: ['x'], isActive: true })).status).toBe(
      400,
    );
  });

  it('exports the list as it is shown, in scope', async () => {
    const { body } = await entities.call(callers.owner, facilityExport, {
      columns: 'name,lastName',
      text: 'peach',
    });
    const file = await entities.send({ method: 'GET', url: body.link });
    expect(String(file.body).replace('\ufeff', '').trimEnd().split('\n')).toEqual([
      'Facility Name,Director Last Name',
      'Peachtree,Hartley-Reed',
    ]);
    expect((await entities.call(callers.admin, facilityExport, {})).status).toBe(403);
    expect((await entities.call(null, facilityExport, {})).status).toBe(401);
  });
});
