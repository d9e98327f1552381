import { randomUUID } from 'node:crypto';
import { productDetail, testAdd, testDelete, testEdit, testList } from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { auditTrail } from '@washcoat/service-kit';
import { testSession, type TestService } from '@washcoat/testing';
import { admin, newProduct, startCatalogue } from '../testing/catalogue.fixture';

const findings = {
  subweight: 1180,
  ptAssay: 1250.5,
  pdAssay: 2310,
  rhAssay: 388,
  location: 'Atlanta',
  notes: 'XRF',
};
const inactive = newProduct({ oem: 'OFF 1', isActive: false });
const priced = newProduct({ oem: 'SET 1', subweight: 900, ptAssay: 100, pdAssay: 200, rhAssay: 30 });

describe('tests of a converter', () => {
  let catalogue: TestService;
  let fresh: string[] = [];

  beforeAll(async () => {
    const blanks = Array.from({ length: 12 }, (_, index) => newProduct({ oem: `T ${index}` }));
    fresh = blanks.map(({ productId }) => productId);
    catalogue = await startCatalogue([...blanks, inactive, priced]);
  });
  afterAll(() => catalogue.stop());

  const untested = () => fresh.pop() ?? '';
  const add = (productId: string, changes: object = {}, session: Session | null = admin, headers = {}) =>
    catalogue.call(session, testAdd, { productId, ...findings, ...changes }, headers);
  const list = (productId: string, session: Session | null = admin, page = {}) =>
    catalogue.call(session, testList, { productId, ...page });
  const countOf = async (productId: string) =>
    (await catalogue.call(admin, productDetail, { productId })).body.testCount;

  it('[TEST-003] [TEST-009] [TEST-013] are recorded and listed newest first', async () => {
    const productId = untested();
    expect((await list(productId)).body).toEqual({ list: [], areMoreItemsAvailable: false, testCount: 0 });
    const first = await add(productId);
    expect([first.status, first.body.message]).toEqual([200, 'Successfully added the test']);
    const second = await add(productId, { notes: '  ' });
    const { body } = await list(productId);
    expect(body.list.map(({ testId }) => testId)).toEqual([second.body.testId, first.body.testId]);
    expect(body.list[1]).toEqual({
      testId: first.body.testId,
      productId,
      ...findings,
      userName: admin.email,
      firstName: admin.firstName,
      lastName: admin.lastName,
      createdDate: expect.stringMatching(/Z$/),
    });
    expect(body.list[0]?.notes).toBe('');
    expect(await countOf(productId)).toBe(2);
    const page = await list(productId, admin, { count: 1, offset: 1 });
    expect(page.body).toMatchObject({ testCount: 2, areMoreItemsAvailable: false });
    expect(page.body.list).toEqual(body.list.slice(1));
  });

  it('[TEST-010] are under the name of who is signed in, whatever a client sends', async () => {
    const productId = untested();
    const names = { userName: 'x', firstName: 'Some', lastName: 'Body', testId: randomUUID() };
    const { body } = await add(productId, names);
    expect(body.testId).not.toBe(names.testId);
    const colleague = { ...admin, userId: randomUUID(), firstName: 'Col', lastName: 'League' };
    await catalogue.call(colleague, testEdit, { ...findings, ...names, testId: body.testId, notes: 'again' });
    expect((await list(productId)).body.list).toMatchObject([
      {
        testId: body.testId,
        userName: admin.email,
        firstName: admin.firstName,
        lastName: admin.lastName,
        notes: 'again',
      },
    ]);
  });

  it('tell how far they are apart over all of them, not over a page', async () => {
    const productId = untested();
    for (const ptAssay of [1000, 1100, 1500]) await add(productId, { ptAssay });
    const { body } = await list(productId, admin, { count: 1 });
    expect(body.list).toHaveLength(1);
    expect(body.spread).toEqual({
      subweight: { mean: 1180, lowest: 1180, highest: 1180, spreadPercent: 0 },
      ptAssay: { mean: 1200, lowest: 1000, highest: 1500, spreadPercent: 25 },
      pdAssay: { mean: 2310, lowest: 2310, highest: 2310, spreadPercent: 0 },
      rhAssay: { mean: 388, lowest: 388, highest: 388, spreadPercent: 0 },
    });
  });

  it('leave the weight and assay that the converter is priced by as an editor set them', async () => {
    const detail = async () =>
      (await catalogue.call(admin, productDetail, { productId: priced.productId })).body;
    const before = await detail();
    await add(priced.productId);
    expect(await detail()).toEqual({ ...before, testCount: 1 });
  });

  it('[TEST-010] [TEST-011] [TEST-013] are changed and deleted, and the count follows', async () => {
    const productId = untested();
    const { body } = await add(productId);
    const edit = { testId: body.testId, ...findings, notes: undefined, rhAssay: 0, location: 'Tampa' };
    const edited = await catalogue.call(admin, testEdit, edit);
    expect(edited.body.message).toBe('Successfully edited the test');
    expect((await list(productId)).body.list).toMatchObject([
      { rhAssay: 0, location: 'Tampa', notes: 'XRF' },
    ]);
    const deleted = await catalogue.call(admin, testDelete, { testId: body.testId });
    expect(deleted.body.message).toBe('Deleted Successfully');
    expect((await list(productId)).body).toMatchObject({ list: [], testCount: 0 });
    expect(await countOf(productId)).toBe(0);
    for (const call of [
      catalogue.call(admin, testEdit, edit),
      catalogue.call(admin, testDelete, { testId: body.testId }),
    ])
      expect((await call).status).toBe(404);
    const trail = await auditTrail(catalogue.service.database, {
      entity: 'test',
      entityId: body.testId,
      count: 10,
      offset: 0,
    });
    expect(trail.list.map(({ action }) => action)).toEqual(['delete', 'edit', 'add']);
    expect(trail.list[1]?.changes).toEqual([
      { field: 'location', before: 'Atlanta', after: 'Tampa' },
      { field: 'rhAssay', before: '388', after: '0' },
    ]);
  });

  it('[TEST-002] need canShowTestHistory to be read, canAccessAssay for weight and assay', async () => {
    const productId = untested();
    await add(productId);
    expect((await list(productId, null)).status).toBe(401);
    expect((await list(productId, testSession({ canAccessAssay: true }))).status).toBe(403);
    const reader = testSession({ hierarchy: 10, canShowTestHistory: true });
    const { body } = await list(productId, reader);
    expect(body.testCount).toBe(1);
    expect(body).not.toHaveProperty('spread');
    for (const field of ['subweight', 'ptAssay', 'pdAssay', 'rhAssay'])
      expect(body.list[0]).not.toHaveProperty(field);
    expect(body.list[0]).toMatchObject({ location: 'Atlanta', firstName: admin.firstName });
    const assayer = testSession({ hierarchy: 10, canShowTestHistory: true, canAccessAssay: true });
    expect((await list(productId, assayer)).body.list[0]).toMatchObject({ ptAssay: 1250.5 });
  });

  it('need the rights to test history, editing and assay to be changed', async () => {
    const productId = untested();
    const { testId } = (await add(productId)).body;
    const flags = ['canShowTestHistory', 'canEditConverter', 'canAccessAssay'] as const;
    const lacking = flags.map((flag) => ({ ...admin, [flag]: false }));
    for (const session of [null, ...lacking]) {
      const status = session ? 403 : 401;
      expect((await add(productId, {}, session)).status).toBe(status);
      expect((await catalogue.call(session, testEdit, { testId, ...findings })).status).toBe(status);
      expect((await catalogue.call(session, testDelete, { testId })).status).toBe(status);
    }
    expect(await countOf(productId)).toBe(1);
  });

  it('[TEST-012] are refused with a sentence for a converter that is not there, deleted, or inactive to the reader', async () => {
    const reader = testSession({ canShowTestHistory: true });
    expect((await list(randomUUID())).status).toBe(404);
    const refused = await add(randomUUID());
    expect([refused.status, refused.error.error]).toEqual([404, 'This converter was not found.']);
    expect((await list(inactive.productId)).status).toBe(200);
    expect((await list(inactive.productId, reader)).status).toBe(404);
    const productId = untested();
    const { testId } = (await add(productId)).body;
    await catalogue.service
      .database('product')
      .where({ product_id: productId })
      .update({ deleted_at: new Date() });
    expect((await list(productId)).status).toBe(404);
    expect((await add(productId)).status).toBe(404);
    expect((await catalogue.call(admin, testEdit, { testId, ...findings })).status).toBe(404);
    expect((await catalogue.call(admin, testDelete, { testId })).status).toBe(404);
  });

  it('[TEST-004] refuse what is missing or can not be, at the field', async () => {
    const productId = untested();
    const wrong: [string, unknown][] = [
      ...['subweight', 'ptAssay', 'pdAssay', 'rhAssay', 'location'].map((field): [string, unknown] => [
        field,
        undefined,
      ]),
      ['subweight', -0.1],
      ['subweight', 100_001],
      ['ptAssay', '12'],
      ['ptAssay', 1e9],
      ['pdAssay', -1],
      ['rhAssay', null],
      ['location', '  '],
      ['location', 'a\u0000b'],
      ['location', 'x'.repeat(201)],
      ['notes', 'x'.repeat(2001)],
      ['notes', 'a\u0000b'],
      ['productId', 'x'],
    ];
    for (const [field, value] of wrong) {
      const { status, error } = await add(productId, { [field]: value });
      expect({ field, value, status, fields: Object.keys(error.fields ?? {}) }).toEqual({
        field,
        value,
        status: 400,
        fields: [field],
      });
    }
    expect(await countOf(productId)).toBe(0);
  });

  it('are counted right however many come and go at once, and once when sent twice', async () => {
    const productId = untested();
    const added = await Promise.all(Array.from({ length: 10 }, () => add(productId)));
    const ids = added.map(({ body }) => body.testId);
    const gone = [...ids.slice(0, 4), ...ids.slice(0, 4)];
    const deleted = await Promise.all(gone.map((testId) => catalogue.call(admin, testDelete, { testId })));
    expect(deleted.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(await countOf(productId)).toBe(6);
    const key = { 'idempotency-key': randomUUID() };
    const [once, twice] = [await add(productId, {}, admin, key), await add(productId, {}, admin, key)];
    expect(twice.body).toEqual(once.body);
    expect(await countOf(productId)).toBe(7);
  });
});
