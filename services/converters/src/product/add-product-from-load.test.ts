import { holdUploads } from '@washcoat/contract-files';
import {
  productAdd,
  productAddFromLoad,
  productDetail,
  productList,
  productsChanged,
} from '@washcoat/contract-converters';
import { houseAdmin, pictureAt, testSession, type TestService } from '@washcoat/testing';
import { converterB, startCatalogue } from '../testing/catalogue.fixture';
import { finder, productForm, superAdmin, viewer } from '../testing/product-form.fixture';

const sa = { ...superAdmin, canShowOther: true };
const DIESEL = 2;
const WIRES = [4, 5];
/** What a buyer enters for something that the catalogue does not have. */
const found = { name: 'ZX 9', oem: 'ZX 9', type: DIESEL, basePrice: 240, isEditInvoice: false };

describe('adding a converter from a load', () => {
  let catalogue: TestService;
  beforeAll(async () => {
    catalogue = await startCatalogue([converterB]);
  });
  afterAll(() => catalogue.stop());

  const add = (input: object = {}, session: typeof sa | null = finder, headers?: Record<string, string>) =>
    catalogue.call(session, productAddFromLoad, { ...found, ...input }, headers);
  const shown = async (productId: string) =>
    (await catalogue.call(superAdmin, productDetail, { productId })).body;
  const rows = async (oem: string) => catalogue.service.database('product').where({ oem });

  it('[LDET-075] [GAP-LDET-12] takes name, oem, type, base price and pictures, and answers a message', async () => {
    const urls = [pictureAt('a'), pictureAt('b')];
    const { status, body } = await add({ name: 'Truck, long', oem: 'ZX×1', description: 'Two bricks', urls });
    expect([status, body.message]).toEqual([200, 'Successfully added Converter']);
    const { productId } = body;
    expect(await shown(productId)).toMatchObject({
      ...{ productId, name: 'Truck, long', oem: 'ZXx1', type: DIESEL, typeName: 'DIESEL' },
      ...{ description: 'Two bricks', urls, profileUrl: urls[0], isActive: true, version: 1 },
    });
    const told = (await catalogue.published(productsChanged)).at(-1)?.products;
    expect(told).toEqual([expect.objectContaining({ productId, oem: 'ZXx1', isActive: true, version: 1 })]);
    const trail = await catalogue.service.database('audit_entry').where({ entity_id: productId });
    expect(trail).toEqual([
      expect.objectContaining({
        ...{ action: 'add', entity: 'product', user_id: finder.userId },
        after: {
          ...{ name: 'Truck, long', oem: 'ZXx1', typeName: 'DIESEL', description: 'Two bricks' },
          ...{ urls, profileUrl: urls[0] },
        },
      }),
    ]);
    const searched = await catalogue.call(viewer, productList, { text: 'zxx1' });
    expect(searched.body.list.map((product) => product.productId)).toEqual([productId]);
  });

  it('[LDET-063] [GAP-LDET-12] needs canShowOther, and neither canAddConverter nor anything else', async () => {
    expect((await add({}, null)).status).toBe(401);
    expect((await add({}, { ...houseAdmin(), isSA: true, canShowOther: false })).status).toBe(403);
    expect(await rows('ZX 9')).toEqual([]);
    expect((await catalogue.call(finder, productAdd, productForm({ oem: 'ZX 9' }))).status).toBe(403);
    expect((await add()).status).toBe(200);
  });

  it.each([
    ['a buyer', finder],
    ['somebody with every right but that of a super admin', houseAdmin()],
  ])('[CONV-042] leaves the price of %s with the item of the load', async (who, session) => {
    const { body } = await add({ oem: `THEIRS ${who}` }, session);
    const { price, isCalculatedPrice, listedPrice, offerPrice } = await shown(body.productId);
    const plain = await shown(converterB.productId);
    expect([price, isCalculatedPrice]).toEqual([null, false]);
    expect([listedPrice, offerPrice]).toEqual([plain.listedPrice, plain.offerPrice]);
    expect(listedPrice).toBe(37.24);
  });

  it('[CONV-042] makes the price of a super admin the override price, which counts', async () => {
    const { body } = await add({ oem: 'HOUSE 1' }, sa);
    expect(await shown(body.productId)).toMatchObject({
      ...{ price: 240, isCalculatedPrice: true, listedPrice: 230.4, offerPrice: 230.4 },
    });
    const told = (await catalogue.published(productsChanged)).at(-1)?.products;
    expect(told).toEqual([expect.objectContaining({ price: 240, isCalculatedPrice: true })]);
  });

  it.each<[string, object]>([
    ['no price', { basePrice: undefined }],
    ['a price of 0, which is none', { basePrice: 0 }],
    ...WIRES.map((type): [string, object] => [`a price of a pound of the wire ${type}`, { type }]),
  ])('makes %s no override price, whoever sends it', async (what, input) => {
    const { status, body } = await add({ oem: what.slice(0, 100), ...input }, sa);
    expect(status).toBe(200);
    expect(await shown(body.productId)).toMatchObject({ price: null, isCalculatedPrice: false });
  });

  it('sets nothing else that is sent along', async () => {
    const more = { price: 900, isCalculatedPrice: true, ptAssay: 9000, subweight: 900, schemeDisc: -50 };
    const { status, body } = await add({ oem: 'MORE 1', ...more, isMarkForTest: true, isActive: false });
    expect(status).toBe(200);
    const [row] = await rows('MORE 1');
    expect(row).toMatchObject({ product_id: body.productId, pt_assay: null, subweight: null, price: null });
    expect(await shown(body.productId)).toMatchObject({
      ...{ isCalculatedPrice: false, schemeDisc: null, isMarkForTest: false, isActive: true },
    });
  });

  it('[LDET-075] takes isEditInvoice of those who may edit invoices only', async () => {
    const correcting = { oem: 'CORRECTED 1', isEditInvoice: true };
    const refused = await add(correcting);
    expect([refused.status, refused.error.code]).toEqual([403, 'FORBIDDEN']);
    expect(await rows('CORRECTED 1')).toEqual([]);
    const clerk = testSession({ canShowOther: true, canEditInvoice: true });
    expect((await add(correcting, clerk)).status).toBe(200);
  });

  it.each<[string, object]>([
    ['oem', { oem: ' ' }],
    ['oem', { oem: 'x'.repeat(101) }],
    ['name', { name: 'x'.repeat(201) }],
    ['name', { name: 'A\u0000B' }],
    ['description', { description: 'x'.repeat(1001) }],
    ['type', { type: 0 }],
    ['type', { type: 999 }],
    ['type', { type: 'DIESEL' }],
    ['basePrice', { basePrice: -1 }],
    ['basePrice', { basePrice: 1_000_001 }],
    ['basePrice', { basePrice: '240' }],
    ['urls', { urls: Array.from({ length: 11 }, (_, at) => pictureAt(String(at))) }],
    ['urls.0', { urls: ['https://elsewhere.test/a.png'] }],
    ['isEditInvoice', { isEditInvoice: 'yes' }],
  ])('refuses a bad %s: %j', async (field, wrong) => {
    const count = async () => (await catalogue.service.database('product').count('* as n').first())?.n;
    const before = await count();
    const { status, error } = await add({ oem: 'WRONG 1', ...wrong });
    expect({ status, fields: Object.keys(error.fields ?? {}) }).toEqual({ status: 400, fields: [field] });
    expect(await count()).toBe(before);
  });

  it('[LDET-075] takes pictures that were uploaded first, and refuses one that is not here any more', async () => {
    const urls = [pictureAt('here'), pictureAt('gone')];
    const asked: string[][] = [];
    catalogue.caller.add('files', async (request, response) => {
      let text = '';
      for await (const chunk of request) text += chunk;
      const { addresses } = holdUploads.input.parse(JSON.parse(text));
      asked.push(addresses);
      response.end(JSON.stringify({ missing: addresses.filter((address) => address === urls[1]) }));
    });
    const { status, error } = await add({ oem: 'PICTURE 1', urls });
    expect([status, error.fields]).toEqual([
      400,
      { 'urls.1': 'This picture is not here any more. Upload it again.' },
    ]);
    expect(await rows('PICTURE 1')).toEqual([]);
    expect((await add({ oem: 'PICTURE 1', urls: urls.slice(0, 1) })).status).toBe(200);
    expect(asked).toEqual([urls, urls.slice(0, 1)]);
  });

  it('adds once however often a request is sent, also at the same moment', async () => {
    const headers = { 'idempotency-key': 'found-once' };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => add({ oem: 'ONCE 1' }, finder, headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.productId)).size).toBe(1);
    expect(await rows('ONCE 1')).toHaveLength(1);
    const other = await add({ oem: 'ONCE 2' }, finder, headers);
    expect(other.error.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('marks a code that the catalogue has already as a stamp that both share', async () => {
    const { body } = await add({ oem: 'blank-1' });
    expect((await shown(body.productId)).isSharedStamp).toBe(true);
    expect((await shown(converterB.productId)).isSharedStamp).toBe(true);
    const told = (await catalogue.published(productsChanged)).at(-1)?.products ?? [];
    expect(told.map(({ productId }) => productId).sort()).toEqual(
      [converterB.productId, body.productId].sort(),
    );
  });
});
