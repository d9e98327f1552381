import { productAdd, productDetail, productList, productsChanged } from '@washcoat/contract-converters';
import { pictureAt, testSession, type TestService } from '@washcoat/testing';
import { converterA, startCatalogue } from '../testing/catalogue.fixture';
import { adder, badFields, productForm, superAdmin, viewer } from '../testing/product-form.fixture';

describe('adding a converter', () => {
  let catalogue: TestService;
  beforeAll(async () => {
    catalogue = await startCatalogue([converterA]);
  });
  afterAll(() => catalogue.stop());

  const count = async () => (await catalogue.service.database('product').count('* as n').first())?.n;

  it('[CONV-072] [CONV-084] [CONV-046] [CONV-047] [CONV-048] [CONV-049] [CONV-050] [CONV-069] keeps everything that the form sends', async () => {
    const form = productForm({
      name: 'Saturn Vue',
      oem: 'GM 2551',
      serialNo: 'S-1',
      abCode: 'OEM',
      abSubcode: 'OEM-2',
      manufacturer: 'Saturn',
      model: 'Vue',
      description: '<b>Saturn</b> Vue 🚗 été',
      notes: 'Two\nlines',
      comment: 'Seen in Macon',
      family: 'Foreign Large',
      shape: 'oval',
      urls: [pictureAt('a'), pictureAt('b')],
      vehicles: [{ make: 'Saturn', model: 'Vue', yearFrom: 2002, yearTo: 2007, engine: '2.2 petrol' }],
      subweight: 1180,
      ptAssay: 1250.5,
      pdAssay: 2310,
      rhAssay: 388,
      ptDisc: 5,
      schemeDisc: 6.25,
      price2Modifier: -10,
      price2ModifierIsPercentage: false,
      price: 240,
      isCalculatedPrice: true,
      isMarkForTest: true,
      isActive: false,
    });
    const { status, body } = await catalogue.call(superAdmin, productAdd, form);
    expect(status).toBe(200);
    expect(body.message).toBe('Successfully added Converter');
    const { productId } = body;
    const page = await catalogue.call(superAdmin, productDetail, { productId });
    const { price, isCalculatedPrice, ...shown } = form;
    expect(page.body).toMatchObject({
      ...shown,
      price,
      isCalculatedPrice,
      profileUrl: pictureAt('a'),
      typeName: 'CERAMIC',
      ptDiscIsPercentage: true,
      version: 1,
      isSharedStamp: false,
    });
    const told = (await catalogue.published(productsChanged)).at(-1);
    expect(productsChanged.schema.parse(told).products).toEqual([
      expect.objectContaining({ productId, oem: 'GM 2551', ptAssay: 1250.5, isActive: false, version: 1 }),
    ]);
  });

  it('[CONV-081] says in a sentence why it was not added', async () => {
    const { status, error } = await catalogue.call(adder, productAdd, { ...productForm(), oem: ' ' });
    expect([status, error.error]).toEqual([400, 'Check what you entered.']);
    expect(error.fields).toEqual({ oem: 'Please enter the valid value' });
    const unknown = await catalogue.call(adder, productAdd, productForm({ type: 999 }));
    expect(unknown.status).toBe(400);
    expect(unknown.error.fields).toHaveProperty('type');
  });

  it('stamps an x where the keyboard put a multiplication sign', async () => {
    const { body } = await catalogue.call(adder, productAdd, productForm({ oem: '8×8 9×9' }));
    const page = await catalogue.call(superAdmin, productDetail, { productId: body.productId });
    expect(page.body.oem).toBe('8x8 9x9');
  });

  it('[CONV-055] [CONV-056] fills in what is left out: no values, percent, active, its first picture', async () => {
    const form = productForm({ oem: 'GM 2552', urls: [pictureAt('c')] });
    const { body } = await catalogue.call(adder, productAdd, form);
    const page = await catalogue.call(superAdmin, productDetail, { productId: body.productId });
    expect(page.body).toMatchObject({
      name: '',
      notes: '',
      abSubcode: '',
      ptDisc: null,
      pdDisc: null,
      rhDisc: null,
      schemeDisc: null,
      price2Modifier: null,
      ptDiscIsPercentage: true,
      pdDiscIsPercentage: true,
      rhDiscIsPercentage: true,
      schemeDiscIsPercentage: true,
      price2ModifierIsPercentage: true,
      price: null,
      isCalculatedPrice: false,
      isMarkForTest: false,
      isActive: true,
      isDefaultAssay: true,
      vehicles: [],
      profileUrl: pictureAt('c'),
    });
    const found = await catalogue.call(viewer, productList, { text: 'gm2552' });
    expect(found.body.list.map(({ productId }) => productId)).toEqual([body.productId]);
  });

  it('[CONV-013] needs canAddConverter', async () => {
    expect((await catalogue.call(null, productAdd, productForm())).status).toBe(401);
    const others = testSession({ canEditConverter: true, canDeleteConverter: true, isSA: true });
    expect((await catalogue.call(others, productAdd, productForm())).status).toBe(403);
  });

  it('[CONV-042] refuses override price, assay and mark for test beyond the rights, with nothing written', async () => {
    const before = await count();
    const beyond = [
      { price: 240 },
      { isCalculatedPrice: true },
      { subweight: 900 },
      { rhAssay: 1 },
      { isMarkForTest: true },
    ];
    for (const fields of beyond) {
      const { status, error } = await catalogue.call(adder, productAdd, productForm(fields));
      expect({ fields, status, code: error.code }).toEqual({ fields, status: 403, code: 'FORBIDDEN' });
    }
    expect(await count()).toBe(before);
    const harmless = { price: null, isCalculatedPrice: false, ptAssay: null, isMarkForTest: false };
    expect(
      (await catalogue.call(adder, productAdd, productForm({ ...harmless, oem: 'GM 2553' }))).status,
    ).toBe(200);
  });

  it.each(badFields)('refuses a bad %s: %j', async (field, wrong) => {
    const before = await count();
    const form = { ...productForm(), ...wrong };
    const { status, error } = await catalogue.call(superAdmin, productAdd, form);
    expect({ status, fields: Object.keys(error.fields ?? {}) }).toEqual({ status: 400, fields: [field] });
    expect(await count()).toBe(before);
  });

  it('adds once however often a request is sent, also at the same moment', async () => {
    const form = productForm({ oem: 'ONCE 1' });
    const headers = { 'idempotency-key': 'add-once' };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => catalogue.call(adder, productAdd, form, headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.productId)).size).toBe(1);
    expect(await catalogue.service.database('product').where({ oem: 'ONCE 1' })).toHaveLength(1);
    const other = await catalogue.call(adder, productAdd, productForm({ oem: 'ONCE 2' }), headers);
    expect(other.error.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });
});
