import { randomUUID } from 'node:crypto';
import {
  makeAdd,
  makeDelete,
  makeEdit,
  makeList,
  makeNames,
  productDetail,
} from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { auditTrail } from '@washcoat/service-kit';
import { pictureAt, testSession, type TestService } from '@washcoat/testing';
import { admin, newProduct, startCatalogue } from '../testing/catalogue.fixture';

const saab = {
  make: 'Saab',
  model: ['900', '9-3'],
  description: 'Look for\nthe round stamp.',
  imglUrls: [pictureAt('front'), pictureAt('rear')],
  videoUrls: ['https://videos.test/saab'],
  documentUrls: ['/files/documents/saab.pdf'],
};
const product = newProduct({ oem: 'S 1', manufacturer: 'Saab' });

describe('makes', () => {
  let catalogue: TestService;

  beforeAll(async () => {
    catalogue = await startCatalogue([product]);
  });
  afterAll(() => catalogue.stop());
  beforeEach(() => catalogue.service.database('make').delete());

  const add = (changes: object = {}, session: Session | null = admin, headers = {}) =>
    catalogue.call(session, makeAdd, { ...saab, ...changes }, headers);
  const list = (input: object = {}, session: Session | null = admin) =>
    catalogue.call(session, makeList, { ...input });
  const names = async (input: object = {}) => (await list(input)).body.list.map(({ make }) => make);

  it('[MAKE-007] [MAKE-008] [MAKE-011] [MAKE-015] are added with pictures, videos and documents', async () => {
    const { status, body } = await add();
    expect([status, body.message]).toEqual([200, 'Successfully added Make']);
    expect((await list()).body.list).toEqual([
      {
        makeId: body.makeId,
        ...saab,
        profileUrl: pictureAt('front'),
        createdDate: expect.stringMatching(/Z$/),
      },
    ]);
    const bare = await catalogue.call(admin, makeAdd, { make: ' Rover ' });
    expect((await list({ text: 'rover' })).body.list).toMatchObject([
      { makeId: bare.body.makeId, make: 'Rover', model: [], description: '', imglUrls: [], profileUrl: null },
    ]);
  });

  it('are found by their id, whatever else there is', async () => {
    const { makeId } = (await add()).body;
    await add({ make: 'Rover' });
    expect((await list({ makeId })).body.list).toMatchObject([{ makeId, make: 'Saab' }]);
    expect((await list({ makeId, text: 'rover' })).body.list).toEqual([]);
    expect((await list({ makeId: randomUUID() })).body).toMatchObject({ list: [], next: null });
  });

  it('[MAKE-012] [MAKE-015] are changed; what is not sent stays', async () => {
    const { makeId } = (await add()).body;
    const edited = await catalogue.call(admin, makeEdit, { makeId, description: 'Square stamp' });
    expect([edited.status, edited.body.message]).toEqual([200, 'Successfully edited Make']);
    expect((await list()).body.list).toMatchObject([{ ...saab, description: 'Square stamp' }]);
    await catalogue.call(admin, makeEdit, { makeId, make: 'SAAB', model: [], imglUrls: [] });
    const [make] = (await list()).body.list;
    expect(make).toMatchObject({ make: 'SAAB', model: [], imglUrls: [], profileUrl: null });
    expect(make?.videoUrls).toEqual(saab.videoUrls);
    const trail = await auditTrail(catalogue.service.database, {
      entity: 'make',
      entityId: makeId,
      count: 1,
      offset: 1,
    });
    expect(trail.list[0]).toMatchObject({
      action: 'edit',
      changes: [{ field: 'description', before: saab.description, after: 'Square stamp' }],
    });
  });

  it('[MAKE-013] are deleted; converters keep the name', async () => {
    const { makeId } = (await add()).body;
    const deleted = await catalogue.call(admin, makeDelete, { makeId });
    expect([deleted.status, deleted.body.message]).toEqual([200, 'Deleted Successfully']);
    expect((await list()).body.list).toEqual([]);
    expect((await catalogue.call(admin, makeNames, {})).body.list).toEqual(['Saab']);
    const detail = await catalogue.call(admin, productDetail, { productId: product.productId });
    expect(detail.body.manufacturer).toBe('Saab');
    expect((await catalogue.call(admin, makeDelete, { makeId })).status).toBe(404);
    expect((await catalogue.call(admin, makeEdit, { makeId, make: 'X' })).status).toBe(404);
  });

  it('are deleted once: the second of two deletes is told that there is nothing', async () => {
    const { makeId } = (await add()).body;
    const other = (await add({ make: 'Rover' })).body;
    const deletes = await Promise.all(
      Array.from({ length: 2 }, () => catalogue.call(admin, makeDelete, { makeId })),
    );
    expect(deletes.map(({ status }) => status).sort()).toEqual([200, 404]);
    const refused = deletes.find(({ status }) => status === 404);
    expect(refused?.error).toMatchObject({ error: expect.stringMatching(/^This make /), code: 'NOT_FOUND' });
    expect((await list()).body.list).toMatchObject([{ makeId: other.makeId }]);
  });

  it('[MAKE-016] are kept when a delete fails, which is said to have gone wrong', async () => {
    const { makeId } = (await add()).body;
    const { database } = catalogue.service;
    await database.schema.renameTable('audit_entry', 'audit_entry_away');
    const failed = await catalogue.call(admin, makeDelete, { makeId });
    await database.schema.renameTable('audit_entry_away', 'audit_entry');
    expect([failed.status, failed.error.code]).toEqual([500, 'INTERNAL']);
    expect(failed.error.error).toMatch(/^Something went wrong/);
    expect((await list()).body.list).toMatchObject([{ makeId }]);
    expect((await catalogue.call(admin, makeDelete, { makeId })).status).toBe(200);
  });

  it('[MAKE-010] are listed by name, whatever the case, page by page, and found in name, models and tips', async () => {
    for (const make of ['volvo', 'Audi', 'BMW', 'alfa Romeo', 'Škoda'])
      await catalogue.call(admin, makeAdd, { make, model: [`${make} one`], description: `Tip of ${make}` });
    expect(await names()).toEqual(['alfa Romeo', 'Audi', 'BMW', 'volvo', 'Škoda']);
    const paged: string[] = [];
    for (let after: string | undefined; ;) {
      const { body } = await list({ count: 2, after });
      paged.push(...body.list.map(({ make }) => make));
      if (!body.next) break;
      after = body.next;
    }
    expect(paged).toEqual(await names());
    expect(await names({ text: 'ROMEO one' })).toEqual(['alfa Romeo']);
    expect(await names({ text: 'tip bmw' })).toEqual(['BMW']);
    expect(await names({ text: '%' })).toEqual([]);
    expect((await list({ after: 'x' })).status).toBe(400);
  });

  it('[MAKE-014] have one of a name and say so, whatever its case and however many are added at once', async () => {
    const { makeId } = (await add()).body;
    const refused = await add({ make: 'sAAB ' });
    expect([refused.status, refused.error.code, refused.error.fields]).toEqual([
      409,
      'DUPLICATE',
      { make: "There is a make 'sAAB' already." },
    ]);
    const other = await add({ make: 'Rover' });
    const renamed = await catalogue.call(admin, makeEdit, { makeId: other.body.makeId, make: 'SAAB' });
    expect([renamed.status, Object.keys(renamed.error.fields ?? {})]).toEqual([409, ['make']]);
    expect((await catalogue.call(admin, makeEdit, { makeId, make: 'SAAB' })).status).toBe(200);
    const rush = await Promise.all(['Rush', 'RUSH', 'rush'].map((make) => add({ make })));
    expect(rush.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('are one make when the request is sent twice', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const [first, second] = [await add({}, admin, key), await add({}, admin, key)];
    expect(second.body).toEqual(first.body);
  });

  it('[MAKE-006] are changed by hierarchy 1 with the right to tips, and read by who has that right', async () => {
    const { makeId } = (await add()).body;
    const reader = testSession({ hierarchy: 10, canShowManufactureTips: true });
    expect((await list({}, reader)).body.list).toHaveLength(1);
    expect((await list({}, null)).status).toBe(401);
    expect((await list({}, { ...admin, canShowManufactureTips: false })).status).toBe(403);
    const refused = [reader, { ...admin, canShowManufactureTips: false }, { ...reader, hierarchy: 2 }];
    for (const session of [null, ...refused]) {
      const status = session ? 403 : 401;
      expect((await add({ make: 'Rover' }, session)).status).toBe(status);
      expect((await catalogue.call(session, makeEdit, { makeId, make: 'X' })).status).toBe(status);
      expect((await catalogue.call(session, makeDelete, { makeId })).status).toBe(status);
    }
    expect(await names()).toEqual(['Saab']);
  });

  it('refuse bad input, and addresses that would run something', async () => {
    const wrong: [string, unknown][] = [
      ['make', undefined],
      ['make', ' '],
      ['make', 'x'.repeat(101)],
      ['make', 'a\u0000b'],
      ['make', '\u3164'],
      ['model', Array(201).fill('x')],
      ['model', ['']],
      ['description', 'x'.repeat(8001)],
      ['videoUrls', Array(51).fill('https://videos.test')],
      ...[
        'javascript:alert(1)',
        ' JavaScript:alert(1)',
        'data:text/html,x',
        '//elsewhere.test/x',
        '/settings',
        '/files/../x',
        'ftp://x.test',
        'http://x.test/a.pdf',
        'http://127.0.0.1:22/',
        'https://127.0.0.1:22/',
        'https://localhost/',
        'https://x.test@127.0.0.1/',
        'https://x.test/"onload=',
        '',
      ].flatMap((address): [string, unknown][] => [
        ['imglUrls', [address]],
        ['documentUrls', ['https://ok.test', address]],
        ['videoUrls', ['https://ok.test', address]],
      ]),
    ];
    for (const [field, value] of wrong) {
      const { status, error } = await add({ [field]: value });
      const fields = Object.keys(error.fields ?? {}).map((name) => name.split('.')[0]);
      expect({ field, value, status, fields }).toEqual({ field, value, status: 400, fields: [field] });
    }
    expect(await names()).toEqual([]);
  });

  it('keep HTML, SQL and every alphabet as they are', async () => {
    for (const make of ["Robert'); drop table make;--", '<script>alert(1)</script>', '東京 🚗 Ärzte']) {
      await add({ make, description: make });
      expect((await list({ text: make })).body.list).toMatchObject([{ make, description: make }]);
    }
  });
});
