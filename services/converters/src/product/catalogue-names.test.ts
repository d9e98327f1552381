import { familyNames, makeNames, typeList } from '@washcoat/contract-converters';
import { testSession, type TestService } from '@washcoat/testing';
import { admin, newProduct, startCatalogue } from '../testing/catalogue.fixture';
import { addProducts } from './add-products';

describe('the names to choose from', () => {
  let catalogue: TestService;

  beforeAll(async () => {
    catalogue = await startCatalogue([
      newProduct({ oem: 'A1', manufacturer: 'Volvo', family: 'Foreign Large' }),
      newProduct({ oem: 'A2', manufacturer: 'BMW', family: 'Foreign Large' }),
      newProduct({ oem: 'A3', manufacturer: 'Volvo Trucks', family: 'Diesel' }),
      newProduct({ oem: 'A4', manufacturer: 'Volvo', family: 'Exotic' }),
    ]);
  });
  afterAll(() => catalogue.stop());

  it('[CONV-059] [CONV-060] [CONV-071] [CONV-088] lists the converter types', async () => {
    const { body } = await catalogue.call(admin, typeList, { count: 100, offset: 0 });
    expect(body.areMoreItemsAvailable).toBe(false);
    expect(body.list.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['CERAMIC', 'DIESEL', 'AFTER MKT']),
    );
    for (const { id, name, ...rest } of body.list) {
      expect([Number.isInteger(id), name === '', rest]).toEqual([true, false, {}]);
    }
    expect(new Set(body.list.map(({ id }) => id)).size).toBe(body.list.length);
    const page = await catalogue.call(admin, typeList, { count: 3, offset: 3 });
    expect(page.body.areMoreItemsAvailable).toBe(true);
    expect(page.body.list).toEqual(body.list.slice(3, 6));
  });

  it('lists each make once, also by a part of its name', async () => {
    expect((await catalogue.call(admin, makeNames, {})).body.list).toEqual(['BMW', 'Volvo', 'Volvo Trucks']);
    expect((await catalogue.call(admin, makeNames, { text: 'VOLV' })).body.list).toEqual([
      'Volvo',
      'Volvo Trucks',
    ]);
    expect((await catalogue.call(admin, makeNames, { text: '%' })).body.list).toEqual([]);
  });

  it('lists each family once', async () => {
    expect((await catalogue.call(admin, familyNames, {})).body.list).toEqual([
      'Diesel',
      'Exotic',
      'Foreign Large',
    ]);
  });

  it('needs a token and a finished registration', async () => {
    for (const endpoint of [typeList, makeNames, familyNames]) {
      expect((await catalogue.call(null, endpoint, {})).status).toBe(401);
      expect((await catalogue.call(testSession({ isNewUser: true }), endpoint, {})).status).toBe(403);
    }
  });

  it('[CONV-080] answers no list when the types cannot be read, and does not say what broke', async () => {
    const { database } = catalogue.service;
    await database.schema.renameTable('converter_type', 'converter_type_away');
    const { status, body, error } = await catalogue.call(admin, typeList, { count: 100 });
    await database.schema.renameTable('converter_type_away', 'converter_type');
    expect(status).toBe(500);
    expect(body).not.toHaveProperty('list');
    expect(error.error).not.toMatch(/converter_type|select/);
    const wrong = await catalogue.call(admin, typeList, { count: 1001 });
    expect([wrong.status, Object.keys(wrong.error.fields ?? {})]).toEqual([400, ['count']]);
    expect((await catalogue.call(admin, typeList, { count: 100 })).status).toBe(200);
  });

  it('adds all converters of a batch or none', async () => {
    const add = (products: ReturnType<typeof newProduct>[]) =>
      catalogue.service.inTransaction({ session: admin }, (unit) => addProducts(unit, admin, products));
    const count = async () => (await catalogue.service.database('product').count('* as n').first())?.n;
    const before = await count();
    const good = newProduct({ oem: 'NEW 1' });
    await expect(add([good, newProduct({ typeName: 'STEEL' })])).rejects.toMatchObject({ status: 400 });
    await expect(add([good, newProduct({ productId: good.productId })])).rejects.toMatchObject({
      code: '23505',
    });
    await expect(add(Array.from({ length: 501 }, () => newProduct()))).rejects.toMatchObject({ status: 400 });
    await add([]);
    expect(await count()).toBe(before);
  });
});
