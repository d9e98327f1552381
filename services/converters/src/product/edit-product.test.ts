import { randomUUID } from 'node:crypto';
import {
  productDetail,
  productEdit,
  productHistory,
  productList,
  productsChanged,
} from '@washcoat/contract-converters';
import { pictureAt, testSession, type TestService } from '@washcoat/testing';
import { converterA, newProduct, startCatalogue } from '../testing/catalogue.fixture';
import { badFields, editor, superAdmin, viewer } from '../testing/product-form.fixture';

const plain = newProduct({
  oem: 'P 1',
  urls: [pictureAt('1')],
  profileUrl: pictureAt('1'),
});
const clashing = newProduct({ oem: 'P 2' });
const refusing = newProduct({ ...converterA, productId: randomUUID(), oem: 'P 3' });
const raced = newProduct({ oem: 'P 4' });

describe('editing a converter', () => {
  let catalogue: TestService;
  beforeAll(async () => {
    catalogue = await startCatalogue([converterA, plain, clashing, refusing, raced]);
  });
  afterAll(() => catalogue.stop());

  const edit = (session: typeof editor, productId: string, fields: Record<string, unknown>) =>
    catalogue.call(session, productEdit, { productId, ...fields });
  const shown = async (productId: string) =>
    (await catalogue.call(superAdmin, productDetail, { productId })).body;
  const copies = async (productId: string) =>
    (await catalogue.published(productsChanged))
      .flatMap(({ products }) => products)
      .filter((copy) => copy.productId === productId);

  it('[CONV-073] [CONV-085] [CONV-044] changes what is sent, leaves what is absent, clears what is null', async () => {
    const { productId } = plain;
    const before = await shown(productId);
    const answer = await edit(editor, productId, {
      oem: 'P 1 B',
      model: 'Vue',
      abSubcode: 'OEM-2',
      urls: [pictureAt('2'), pictureAt('3')],
      version: 1,
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message: 'Successfully edited Conveter', version: 2 });
    expect(await shown(productId)).toMatchObject({
      ...before,
      oem: 'P 1 B',
      model: 'Vue',
      abSubcode: 'OEM-2',
      urls: [pictureAt('2'), pictureAt('3')],
      profileUrl: pictureAt('2'),
      version: 2,
      updatedDate: expect.any(String),
    });
    expect((await edit(editor, productId, { ptDisc: 2.5, schemeDisc: 3 })).body.version).toBe(3);
    expect(await shown(productId)).toMatchObject({ ptDisc: 2.5, schemeDisc: 3 });
    expect((await edit(editor, productId, { ptDisc: null, urls: [] })).body.version).toBe(4);
    expect(await shown(productId)).toMatchObject({
      ptDisc: null,
      schemeDisc: 3,
      urls: [],
      profileUrl: null,
      oem: 'P 1 B',
    });
    expect((await copies(productId)).map(({ version, oem }) => [version, oem])).toEqual([
      [1, 'P 1'],
      [2, 'P 1 B'],
      [3, 'P 1 B'],
      [4, 'P 1 B'],
    ]);
  });

  it('writes and tells nothing when nothing becomes different', async () => {
    const { productId } = refusing;
    const told = (await copies(productId)).length;
    const { vehicles, oem, ptAssay } = refusing;
    const answer = await edit(editor, productId, {
      oem,
      vehicles,
      ptAssay,
      price: null,
      isMarkForTest: true,
    });
    expect(answer.body).toEqual({ message: 'Successfully edited Conveter', version: 1 });
    expect((await copies(productId)).length).toBe(told);
  });

  it('[CONV-042] [CONV-051] [COM-014] lets only a super admin change price and override, with a text of its own', async () => {
    const { productId } = converterA;
    for (const fields of [{ price: 240 }, { isCalculatedPrice: true }, { price: 1, oem: 'X' }])
      expect((await edit(editor, productId, fields)).status).toBe(403);
    expect(await shown(productId)).toMatchObject({ oem: 'KT 0334', price: null, version: 1 });
    const answer = await edit(superAdmin, productId, { price: 240, isCalculatedPrice: true });
    expect(answer.body).toEqual({ message: 'Changes Applied.', version: 2 });
    expect(await shown(productId)).toMatchObject({ price: 240, isCalculatedPrice: true, listedPrice: 230.4 });
    await edit(superAdmin, productId, { price: null, isCalculatedPrice: false });
  });

  it('[CONV-043] [CONV-039] guards weight, assay and mark for test by their rights', async () => {
    const { productId } = refusing;
    for (const fields of [{ subweight: 1 }, { ptAssay: 1 }, { pdAssay: null }, { isMarkForTest: false }])
      expect((await edit(editor, productId, fields)).status).toBe(403);
    const assayer = testSession({ canEditConverter: true, canAccessAssay: true });
    expect((await edit(assayer, productId, { pdAssay: 2300 })).status).toBe(200);
    const marker = testSession({ canEditConverter: true, canViewMarkForTest: true });
    expect((await edit(marker, productId, { isMarkForTest: false })).status).toBe(200);
    expect(await shown(productId)).toMatchObject({ pdAssay: 2300, isMarkForTest: false, version: 3 });
  });

  it('changes the price in lists at once when the assay changes', async () => {
    const { productId } = converterA;
    const priced = async () => {
      const { body } = await catalogue.call(viewer, productList, { text: 'KT 0334' });
      return body.list.find((row) => row.productId === productId)?.listedPrice;
    };
    expect(await priced()).toBe(187.15);
    await edit(superAdmin, productId, { subweight: 590 });
    expect(await priced()).toBe(93.58);
    await edit(superAdmin, productId, { subweight: 1180 });
    expect(await priced()).toBe(187.15);
  });

  it('refuses a stale edit with the converter as it is and who changed it', async () => {
    const { productId } = clashing;
    expect((await edit(editor, productId, { model: 'First', version: 1 })).status).toBe(200);
    const { status, error } = await edit(superAdmin, productId, { model: 'Second', version: 1 });
    expect(status).toBe(409);
    expect(error).toMatchObject({
      code: 'STALE',
      changedBy: 'Maya Ellison',
      current: { productId, model: 'First', version: 2 },
    });
    expect(error.error).toContain('Maya Ellison changed this converter');
    expect((await shown(productId)).model).toBe('First');
    const blind = await edit(testSession({ canEditConverter: true }), productId, { model: 'x', version: 1 });
    expect(blind.error.current).not.toHaveProperty('ptAssay');
    expect(blind.error.current).not.toHaveProperty('price');
  });

  it('[CONV-081] says in a sentence why it was not saved, and at which field', async () => {
    const { productId } = plain;
    const before = await shown(productId);
    const { status, error } = await edit(editor, productId, { oem: '', model: 'Lost' });
    expect([status, error.fields]).toEqual([400, { oem: 'Please enter the valid value' }]);
    expect(error.error).toBe('Check what you entered.');
    const gone = await edit(editor, randomUUID(), { oem: 'X' });
    expect([gone.status, gone.error.error]).toEqual([404, 'This converter was not found.']);
    expect(await shown(productId)).toEqual(before);
  });

  it('lets one of many who edit the same version at once win', async () => {
    const { productId } = raced;
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => edit(editor, productId, { model: `M ${index}`, version: 1 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await copies(productId)).map(({ version }) => version)).toEqual([1, 2]);
  });

  it('needs canEditConverter and a converter that is there', async () => {
    const { productId } = plain;
    expect((await catalogue.call(null, productEdit, { productId, oem: 'X' })).status).toBe(401);
    expect((await edit(viewer, productId, { oem: 'X' })).status).toBe(403);
    expect((await edit(editor, randomUUID(), { oem: 'X' })).status).toBe(404);
    expect((await edit(editor, 'x', { oem: 'X' })).status).toBe(400);
    expect((await edit(editor, productId, { version: 0 })).status).toBe(400);
  });

  it.each(badFields)('refuses a bad %s: %j', async (field, wrong) => {
    const { productId } = refusing;
    const before = await shown(productId);
    const { status, error } = await edit(superAdmin, productId, wrong);
    expect({ status, fields: Object.keys(error.fields ?? {}) }).toEqual({ status: 400, fields: [field] });
    expect(await shown(productId)).toEqual(before);
  });

  it('shows who changed it and what, without what the user may not see', async () => {
    const { productId } = refusing;
    const history = async (session: typeof editor) =>
      (await catalogue.call(session, productHistory, { productId })).body.list;
    const [marked, assayed] = await history(superAdmin);
    expect(marked?.changes).toEqual([{ field: 'isMarkForTest', before: 'Yes', after: 'No' }]);
    expect(assayed).toMatchObject({ action: 'edit', userName: 'Pat Person' });
    expect(assayed?.changes).toEqual([{ field: 'pdAssay', before: '2310', after: '2300' }]);
    expect((await history(editor)).map(({ changes }) => changes)).toEqual([[], []]);
    expect((await catalogue.call(viewer, productHistory, { productId })).status).toBe(403);
    expect((await catalogue.call(editor, productHistory, { productId: randomUUID() })).status).toBe(404);
    await edit(superAdmin, productId, { type: 2 });
    expect((await history(editor))[0]?.changes).toEqual([
      { field: 'typeName', before: 'CERAMIC', after: 'DIESEL' },
    ]);
  });
});
