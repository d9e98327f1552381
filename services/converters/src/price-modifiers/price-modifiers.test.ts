import { randomUUID } from 'node:crypto';
import {
  priceModifier,
  priceModifierCalls as calls,
  priceModifierChanged,
  priceModifierHistory,
} from '@washcoat/contract-converters';
import { companyChanged, type Session } from '@washcoat/contract-entities';
import { HOUSE_ID, nounTests, TestService, testSession } from '@washcoat/testing';
import { convertersService } from '../service';
import { tellNoted } from './tell-price-modifiers.job';

const keeper = testSession({ canShowPriceModifier: true });
const wire = { name: 'Domestic wire', type: 2 as const, value: 31.4 };

nounTests({
  definition: convertersService,
  noun: priceModifier,
  calls,
  nameBy: 'name',
  first: wire,
  second: { name: 'Aftermarket', type: 1, value: 9.25 },
  keeper,
  stranger: testSession(),
  isNameUnique: true,
});

describe('price modifiers', () => {
  let service: TestService;
  const [franchiseId, customerId] = [randomUUID(), randomUUID()];
  const partner = { ...keeper, hierarchy: 10, companyId: franchiseId };

  beforeAll(async () => {
    service = await TestService.start(convertersService);
    const company = { ...companyChanged.example, companyId: franchiseId, companyName: 'Gulf Coast' };
    await service.deliver(companyChanged, { ...company, parentCompanyId: HOUSE_ID });
    const customer = { companyId: customerId, companyName: 'Bayou Auto', parentCompanyId: franchiseId };
    await service.deliver(companyChanged, { ...company, ...customer });
  });
  beforeEach(() => service.service.database('price_modifier').delete());
  afterAll(() => service.stop());

  const tryAdd = (form: object = {}, session: Session = keeper) =>
    service.call(session, calls.add, { ...wire, ...form });
  const add = async (form: object = {}, session: Session = keeper) =>
    (await tryAdd(form, session)).body.recordId;
  const edit = (priceModifierId: string, change: object, session: Session = keeper) =>
    service.call(session, calls.edit, { priceModifierId, ...change });
  const list = async (asked: object = {}, session: Session = keeper) =>
    (await service.call(session, calls.list, { ...asked })).body.list;
  const history = async (asked: object = {}, session: Session = keeper) =>
    (await service.call(session, priceModifierHistory, { ...asked })).body;
  const values = async (asked: object = {}, session: Session = keeper) =>
    (await history(asked, session)).list.map(({ value }) => value);

  it('[PRIC-012] [PRIC-020] [PRIC-022] are added and edited: the value before is kept, with the day', async () => {
    const added = await tryAdd();
    expect([added.status, added.body.message]).toEqual([200, 'Successfully added Price Modifier']);
    const id = added.body.recordId;
    const [first] = await list();
    expect(first).toEqual({
      ...{ priceModifierId: id, ...wire, previousValue: null, version: 1, companyId: keeper.companyId },
      updatedDate: expect.stringMatching(/Z$/),
    });
    const edited = await edit(id, { value: 32.5, companyId: keeper.companyId });
    expect(edited.body.message).toBe('Successfully edited Price Modifier');
    const [second] = await list();
    expect(second).toMatchObject({ value: 32.5, previousValue: 31.4, version: 2 });
    expect(Date.parse(second?.updatedDate ?? '')).toBeGreaterThan(Date.parse(first?.updatedDate ?? ''));
    await edit(id, { name: 'Wire', value: 32.5 });
    expect(await list()).toMatchObject([{ name: 'Wire', value: 32.5, previousValue: 31.4, version: 3 }]);
    const gone = await service.call(keeper, calls.remove, { priceModifierId: id, companyId: franchiseId });
    expect(gone.status).toBe(404);
    const input = { priceModifierId: id, companyId: keeper.companyId ?? undefined };
    expect((await service.call(keeper, calls.remove, input)).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  it('are told to other domains with every change, and those of before once', async () => {
    const id = await add();
    await edit(id, { value: 32.5 });
    await service.call(keeper, calls.remove, { priceModifierId: id });
    const told = async () =>
      (await service.published(priceModifierChanged)).filter(({ priceModifierId }) => priceModifierId === id);
    expect((await told()).map(({ value, version, isDeleted }) => [value, version, isDeleted])).toEqual([
      [31.4, 1, false],
      [32.5, 2, false],
      [32.5, 3, true],
    ]);
    expect(await told()).toMatchObject([{ ...wire, companyId: keeper.companyId }, {}, {}]);
    await service.service.database('price_modifier_to_tell').insert({ price_modifier_id: id });
    expect([await tellNoted(service.service), await tellNoted(service.service)]).toEqual([1, 0]);
    expect((await told()).at(-1)).toMatchObject({ value: 32.5, version: 3, isDeleted: true });
  });

  it('are told of once when an older version of the service writes them, which tells nobody', async () => {
    const id = await add();
    expect(await tellNoted(service.service)).toBe(0);
    const { database } = service.service;
    const row = database('price_modifier').where({ price_modifier_id: id });
    await row.clone().update({ value: 40, version: 2 });
    await row.clone().update({ previous_value: 31.4 });
    expect([await tellNoted(service.service), await tellNoted(service.service)]).toEqual([1, 0]);
    expect((await service.published(priceModifierChanged)).at(-1)).toMatchObject({
      ...{ priceModifierId: id, value: 40, version: 2 },
    });
    const [{ search_text: _written, ...written }] = await row.clone();
    const other = { ...written, price_modifier_id: randomUUID(), name: 'Foil' };
    await database('price_modifier').insert(other);
    expect(await tellNoted(service.service)).toBe(1);
  });

  it('[PRIC-013] [PRIC-019] tell their values, newest first: of one, of a type, of a company', async () => {
    const id = await add();
    for (const value of [32, 33]) await edit(id, { value });
    await edit(id, { name: 'Wire' });
    await add({ name: 'Aftermarket', type: 1, value: 9 });
    expect(await values({ priceModifierId: id })).toEqual([33, 32, 31.4]);
    expect(await values({ modifierType: 1 })).toEqual([9]);
    expect(await values({ modifierType: 2 })).toEqual([33, 32, 31.4]);
    const page = await history({ modifierType: 2, count: 1, offset: 1, companyId: keeper.companyId });
    expect(page).toEqual({
      list: [{ date: expect.stringMatching(/Z$/), value: 32 }],
      areMoreItemsAvailable: true,
    });
    expect(await values({}, partner)).toEqual([]);
    expect(await values({ priceModifierId: id }, partner)).toEqual([]);
    for (const modifierType of [4, 0, 'x'])
      expect((await service.call(keeper, priceModifierHistory, { modifierType })).status).toBe(400);
  });

  it('[PRIC-010] belong to a company: the house chooses it, others have their own', async () => {
    const ours = await add();
    await add({ name: 'Their wire', companyId: franchiseId });
    expect((await list({}, partner)).map(({ name }) => name)).toEqual(['Their wire']);
    expect((await list()).map(({ name }) => name)).toEqual(['Domestic wire']);
    expect((await list({ companyId: franchiseId })).map(({ name }) => name)).toEqual(['Their wire']);
    expect(await list({ companyId: keeper.companyId }, partner)).toEqual([]);
    expect((await tryAdd({ companyId: keeper.companyId }, partner)).status).toBe(404);
    expect((await tryAdd({ companyId: randomUUID() })).status).toBe(400);
    expect((await edit(ours, { value: 1 }, partner)).status).toBe(404);
    expect((await edit(ours, { value: 1, companyId: franchiseId })).status).toBe(404);
    const own = await add({ name: 'Own' }, partner);
    expect((await edit(own, { value: 1 }, partner)).status).toBe(200);
    const { link } = (await service.call(partner, calls.export, {})).body;
    const file = String((await service.send({ method: 'GET', url: link })).body);
    expect(file).toContain('Their wire');
    expect(file).not.toContain('Domestic wire');
  });

  it.each<[string, Session, string]>([
    ['the house of a customer', testSession({ hierarchy: 4, canShowPriceModifier: true }), franchiseId],
    ['a franchise of its customer', partner, customerId],
  ])('[PRIC-010] are nobody else’s, not even of %s, though it is in scope', async (_who, parent, child) => {
    const id = await add({ name: 'Child wire', companyId: child });
    expect(await list({ companyId: child }, parent)).toEqual([]);
    expect(await list({ recordId: id }, parent)).toEqual([]);
    expect(await values({ priceModifierId: id }, parent)).toEqual([]);
    expect(await values({ companyId: child }, parent)).toEqual([]);
    const { link } = (await service.call(parent, calls.export, { companyId: child })).body;
    expect(String((await service.send({ method: 'GET', url: link })).body)).not.toContain('Child wire');
    expect((await edit(id, { value: 1 }, parent)).status).toBe(404);
    const one = { priceModifierId: id };
    expect((await service.call(parent, calls.remove, one)).status).toBe(404);
    expect((await service.call(parent, calls.history, one)).status).toBe(404);
    expect((await service.call(keeper, calls.history, one)).status).toBe(200);
    expect((await service.call(keeper, calls.remove, one)).status).toBe(200);
    const binned = async (session: Session) => (await service.call(session, calls.bin, {})).body.list;
    expect((await binned(keeper)).some(({ recordId }) => recordId === id)).toBe(true);
    expect((await binned(parent)).some(({ recordId }) => recordId === id)).toBe(false);
    expect((await service.call(parent, calls.restore, one)).status).toBe(404);
    expect((await service.call(keeper, calls.restore, one)).status).toBe(200);
    expect(await list({ companyId: child })).toMatchObject([{ name: 'Child wire', value: 31.4 }]);
  });

  it('[PRIC-011] need canShowPriceModifier', async () => {
    const others = testSession({ canEditPricing: true, canShowPricing: true, canViewGlobalPricing: true });
    expect((await service.call(others, priceModifierHistory, {})).status).toBe(403);
    expect((await service.call(null, priceModifierHistory, {})).status).toBe(401);
    expect((await service.call(others, calls.list, {})).status).toBe(403);
    expect((await tryAdd({}, others)).status).toBe(403);
  });

  it('[PRIC-014] [PRIC-015] need a name and a number with at most two decimals, dollars none below 0', async () => {
    const refused = async (form: object) => {
      const { status, error } = await tryAdd(form);
      return [status, Object.keys(error.fields ?? {})];
    };
    expect(await refused({ name: ' ' })).toEqual([400, ['name']]);
    for (const value of ['12', 'abc', null, 1.005, 1e9, -0.01])
      expect(await refused({ value })).toEqual([400, ['value']]);
    expect(await refused({ type: 4 })).toEqual([400, ['type']]);
    const id = await add({ type: 3, value: -4.5 });
    const changed = await edit(id, { type: 1 });
    expect([changed.status, Object.keys(changed.error.fields ?? {})]).toEqual([400, ['value']]);
    expect(await list()).toMatchObject([{ type: 3, value: -4.5, version: 1 }]);
  });

  it('[PRIC-018] [PRIC-023] list ten unless asked for another number, found by their words', async () => {
    for (let number = 10; number < 22; number += 1) await add({ name: `Kind ${number}` });
    const { list: page, areMoreItemsAvailable } = (await service.call(keeper, calls.list, {})).body;
    expect([page.length, areMoreItemsAvailable]).toEqual([10, true]);
    expect(await list({ count: 5, offset: 10 })).toHaveLength(2);
    expect((await list({ text: 'kind 17' })).map(({ name }) => name)).toEqual(['Kind 17']);
  });
});
