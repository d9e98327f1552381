import { randomUUID } from 'node:crypto';
import {
  productActive,
  productBulkEdit,
  productDetail,
  productList,
  productMarkForTest,
  productsChanged,
} from '@washcoat/contract-converters';
import { testSession, type TestService } from '@washcoat/testing';
import { converterA, newProduct, startCatalogue } from '../testing/catalogue.fixture';
import { editor, superAdmin, viewer } from '../testing/product-form.fixture';

const others = ['ONE 1', 'TWO 2', 'THREE 3'].map((oem) => newProduct({ oem }));
const ids = others.map(({ productId }) => productId);

describe('changing many converters at once', () => {
  let catalogue: TestService;
  beforeAll(async () => {
    catalogue = await startCatalogue([converterA, ...others]);
  });
  afterAll(() => catalogue.stop());

  const shown = async (productId: string) =>
    (await catalogue.call(superAdmin, productDetail, { productId })).body;
  const events = () => catalogue.published(productsChanged);

  it('[CONV-045] switches converters off for everyone who does not edit them, and on again', async () => {
    const missing = randomUUID();
    const off = { ids: [...ids, missing, ids[0]?.toUpperCase() ?? ''], isActive: false };
    const { status, body } = await catalogue.call(editor, productActive, off);
    expect(status).toBe(200);
    expect(body).toEqual({
      message: 'Successfully edited Conveter',
      changed: 3,
      refused: [{ id: missing, error: 'This converter was not found.' }],
    });
    const codes = async (session: typeof editor) =>
      (await catalogue.call(session, productList, {})).body.list.map(({ oem }) => oem);
    expect(await codes(viewer)).toEqual(['KT 0334']);
    expect(await codes(editor)).toHaveLength(4);
    const told = (await events()).at(-1);
    expect(
      productsChanged.schema.parse(told).products.map(({ isActive, version }) => [isActive, version]),
    ).toEqual(ids.map(() => [false, 2]));
    expect((await catalogue.call(editor, productActive, off)).body.changed).toBe(0);
    expect((await catalogue.call(editor, productActive, { ids, isActive: true })).body.changed).toBe(3);
    expect(await codes(viewer)).toHaveLength(4);
  });

  it('[CONV-054] marks for test with both rights only', async () => {
    const marked = { ids, isMarkForTest: true };
    expect((await catalogue.call(editor, productMarkForTest, marked)).status).toBe(403);
    const sees = testSession({ canViewMarkForTest: true });
    expect((await catalogue.call(sees, productMarkForTest, marked)).status).toBe(403);
    expect((await catalogue.call(superAdmin, productMarkForTest, marked)).body.changed).toBe(3);
    expect((await shown(ids[0] ?? '')).isMarkForTest).toBe(true);
  });

  it('marks many as without precious metal, by those who may change assays', async () => {
    const marked = { ids, change: { isWithoutMetal: true } };
    expect((await catalogue.call(editor, productBulkEdit, marked)).status).toBe(403);
    expect((await catalogue.call(superAdmin, productBulkEdit, marked)).body.changed).toBe(3);
    expect((await shown(ids[0] ?? '')).isWithoutMetal).toBe(true);
    const back = { ids, change: { isWithoutMetal: false } };
    expect((await catalogue.call(superAdmin, productBulkEdit, back)).body.changed).toBe(3);
  });

  it('marks none as without precious metal that has assays: it is named, and the others are marked', async () => {
    const { productId } = converterA;
    const marked = { ids: [productId, ...ids], change: { isWithoutMetal: true, family: 'Shells' } };
    const before = await shown(productId);
    const { body } = await catalogue.call(superAdmin, productBulkEdit, marked);
    expect(body).toMatchObject({
      changed: 3,
      refused: [
        {
          id: productId,
          error:
            'KT 0334 has Pt 1250 ppm, Pd 2310 ppm, Rh 388 ppm. Mark it in its own form if it is worth nothing all the same.',
        },
      ],
    });
    expect(await shown(productId)).toEqual(before);
    const back = { ids: marked.ids, change: { isWithoutMetal: false, family: 'Misc' } };
    expect((await catalogue.call(superAdmin, productBulkEdit, back)).body.refused).toEqual([]);
  });

  it('gives many the same values, and leaves the rest of them alone', async () => {
    const before = await shown(ids[1] ?? '');
    const change = { family: 'Exotic', type: 2, ptDisc: 4, isActive: false };
    const { body } = await catalogue.call(editor, productBulkEdit, { ids: ids.slice(1), change });
    expect(body).toMatchObject({ changed: 2, refused: [] });
    const { oem, name, manufacturer, subweight, isMarkForTest, pdDisc } = before;
    expect(await shown(ids[1] ?? '')).toMatchObject({
      ...{ oem, name, manufacturer, subweight, isMarkForTest, pdDisc },
      family: 'Exotic',
      type: 2,
      typeName: 'DIESEL',
      ptDisc: 4,
      isActive: false,
      version: before.version + 1,
    });
    expect((await shown(ids[0] ?? '')).family).toBe('Misc');
    const trail = await catalogue.service
      .database('audit_entry')
      .where({ entity: 'product', entity_id: ids[1], action: 'edit' })
      .orderBy('audit_id', 'desc')
      .first();
    expect(trail.before).toEqual({ family: 'Misc', typeName: 'CERAMIC', ptDisc: null, isActive: true });
    expect(trail.after).toEqual({ family: 'Exotic', typeName: 'DIESEL', ptDisc: 4, isActive: false });
  });

  it('changes all or none: one right that is missing refuses the lot', async () => {
    const told = (await events()).length;
    const change = { family: 'Diesel', isMarkForTest: false };
    expect((await catalogue.call(editor, productBulkEdit, { ids, change })).status).toBe(403);
    expect((await catalogue.call(editor, productBulkEdit, { ids, change: { type: 900 } })).status).toBe(400);
    expect((await events()).length).toBe(told);
    for (const productId of ids) expect((await shown(productId)).family).not.toBe('Diesel');
  });

  it('needs canEditConverter and at most 500 ids', async () => {
    for (const [endpoint, input] of [
      [productActive, { ids, isActive: false }],
      [productBulkEdit, { ids, change: { family: 'X' } }],
    ] as const) {
      expect((await catalogue.call(null, endpoint, input)).status).toBe(401);
      expect((await catalogue.call(viewer, endpoint, input)).status).toBe(403);
      expect((await catalogue.call(editor, endpoint, { ...input, ids: [] })).status).toBe(400);
      const many = Array.from({ length: 501 }, () => randomUUID());
      expect((await catalogue.call(editor, endpoint, { ...input, ids: many })).status).toBe(400);
      expect((await catalogue.call(editor, endpoint, { ...input, ids: ['x'] })).status).toBe(400);
    }
    const wrong = { ids, change: { ptDisc: 1e9 } };
    expect((await catalogue.call(editor, productBulkEdit, wrong)).status).toBe(400);
  });

  it('keeps count when the same ones are changed by many at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        catalogue.call(editor, productBulkEdit, {
          ids: index % 2 ? ids : [...ids].reverse(),
          change: { manufacturer: `Make ${index}` },
        }),
      ),
    );
    expect(answers.map(({ status, body }) => [status, body.changed])).toEqual(Array(6).fill([200, 3]));
    const versions = (await events())
      .flatMap(({ products }) => products)
      .filter(({ productId }) => productId === ids[0])
      .map(({ version }) => version);
    expect(versions).toEqual(versions.map((_, index) => index + 1));
  });
});
