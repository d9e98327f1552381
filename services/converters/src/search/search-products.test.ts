import { oemSuggestions, productList } from '@washcoat/contract-converters';
import { testSession, type TestService } from '@washcoat/testing';
import { addProducts } from '../product/add-products';
import { admin, customer, newProduct, startCatalogue } from '../testing/catalogue.fixture';

const golf = { make: 'Volkswagen', model: 'Golf', yearFrom: 1998, yearTo: 2004, engine: '1.6 petrol' };
const products = [
  newProduct({ oem: '4S71-5E211-CA', manufacturer: 'Ford', description: 'Ford Mondeo front' }),
  newProduct({ oem: '5E211', manufacturer: 'Ford', description: 'Ford Transit' }),
  newProduct({ oem: '5E2110', manufacturer: 'Ford', model: 'Focus' }),
  newProduct({ oem: 'AM 9', manufacturer: 'Saab', description: 'Saab 9-3 with 5E211 stamp' }),
  newProduct({ oem: 'GD3', manufacturer: 'Toyota', description: 'Toyota Prius hybrid underfloor' }),
  newProduct({ oem: 'GD3', manufacturer: 'Lexus', description: 'Lexus CT hybrid underfloor' }),
  newProduct({ oem: 'JT T7', manufacturer: 'Chrysler', typeName: 'DIESEL', family: 'Diesel' }),
  newProduct({ oem: '1J0178AADN', manufacturer: 'Volkswagen', model: 'Golf', vehicles: [golf] }),
  newProduct({
    oem: 'CATCO 50',
    manufacturer: 'Catco',
    vehicles: [{ ...golf, yearFrom: 2005, yearTo: 2009 }],
  }),
  newProduct({ oem: '100%_\\', manufacturer: 'Odd', description: 'Odd ones' }),
  newProduct({ oem: 'AB 93 C', manufacturer: 'Other' }),
];

describe('a search of the catalogue', () => {
  let catalogue: TestService;

  beforeAll(async () => {
    catalogue = await startCatalogue(products);
  });
  afterAll(() => catalogue.stop());

  async function codes(input: Record<string, unknown>, session = admin): Promise<string[]> {
    const { status, body } = await catalogue.call(session, productList, input);
    expect(status).toBe(200);
    return body.list.map(({ oem }) => oem);
  }

  it('ranks the whole code before its beginnings, those before what contains it, and descriptions last', async () => {
    expect(await codes({ text: '5E211' })).toEqual(['5E211', '5E2110', '4S71-5E211-CA', 'AM 9']);
    expect(await codes({ text: '5e2' })).toEqual(['5E211', '5E2110', '4S71-5E211-CA', 'AM 9']);
  });

  it('finds a code without its dashes and spaces, and with others', async () => {
    for (const text of ['4s715e211ca', '4S71-5E211-CA', '4S71 5E211 CA', '4s71-5e211']) {
      expect(await codes({ text })).toEqual(['4S71-5E211-CA']);
    }
    for (const text of ['jtt7', 'JT-T7', 'JT T7', '  jt   t7 '])
      expect(await codes({ text })).toEqual(['JT T7']);
  });

  it('finds a code that was misread on a worn stamp', async () => {
    expect(await codes({ text: '1JO178AADN' })).toEqual(['1J0178AADN']);
    expect(await codes({ text: 'SE2II' })).toEqual(['5E211', '5E2110']);
  });

  it('keeps the dash of a short term and takes signs literally', async () => {
    expect(await codes({ text: '9-3' })).toEqual(['AM 9']);
    expect(await codes({ text: '93' })).toEqual(['AB 93 C']);
    for (const text of ['%', '_', '\\']) expect(await codes({ text })).toEqual(['100%_\\']);
    for (const text of ["'; drop table product; --", '?', '$nothing', '9q3'])
      expect(await codes({ text })).toEqual([]);
  });

  it('needs every word, in any field and order', async () => {
    expect(await codes({ text: 'hybrid toyota' })).toEqual(['GD3']);
    expect(await codes({ text: 'mondeo ford' })).toEqual(['4S71-5E211-CA']);
    expect(await codes({ text: 'mondeo lexus' })).toEqual([]);
  });

  it('[CONV-031] narrows by make, type, family and vehicle', async () => {
    expect(await codes({ make: 'ford' })).toEqual(['4S71-5E211-CA', '5E211', '5E2110']);
    expect(await codes({ make: 'Ford', text: 'transit' })).toEqual(['5E211']);
    expect(await codes({ ctype: 2 })).toEqual(['JT T7']);
    expect(await codes({ family: 'Diesel' })).toEqual(['JT T7']);
    expect(await codes({ model: 'golf' })).toEqual(['1J0178AADN', 'CATCO 50']);
    expect(await codes({ make: 'Volkswagen', model: 'Golf', year: 2004 })).toEqual(['1J0178AADN']);
    expect(await codes({ year: 2005, engine: '1.6' })).toEqual(['CATCO 50']);
    expect(await codes({ make: 'Ford', model: 'Golf' })).toEqual([]);
  });

  it('[CONV-068] takes make, facility, type, customer and the mark of a lookup together', async () => {
    const asked = { text: 'transit', make: 'Ford', facilityCity: 'Atlanta', ctype: 1, isClicked: false };
    const input = { ...asked, companyId: customer.companyId };
    const { status, body } = await catalogue.call(admin, productList, input);
    expect([status, body.list.map(({ oem }) => oem)]).toEqual([200, ['5E211']]);
    expect(body.pricedFor).toMatchObject({ companyName: customer.companyName, facilityCity: 'Atlanta' });
    for (const changed of [{ make: 'Saab' }, { ctype: 2 }, { text: 'transit mondeo' }])
      expect(await codes({ ...input, ...changed })).toEqual([]);
    const anywhere = await catalogue.call(admin, productList, { ...input, facilityCity: undefined });
    expect(anywhere.body.pricedFor?.facilityCity).toBeNull();
  });

  it('reads make and year out of a VIN', async () => {
    expect(await codes({ vin: 'WVWZZZ1JZ3W386752' })).toEqual(['1J0178AADN']);
    expect(await codes({ vin: 'wvw' })).toEqual(['1J0178AADN', 'CATCO 50']);
    expect(await codes({ vin: '???' })).toEqual([]);
  });

  it('says that another part carries the same stamp', async () => {
    const { body } = await catalogue.call(admin, productList, { text: 'GD3' });
    expect(body.list.map(({ isSharedStamp }) => isSharedStamp)).toEqual([true, true]);
    const other = await catalogue.call(admin, productList, { text: '5E211' });
    expect(other.body.list[0]?.isSharedStamp).toBe(false);
  });

  it('[CONV-067] pages through everything once, always in the same order', async () => {
    for (const text of ['', 'd', '5', 'hybrid', 'o']) {
      const whole = await catalogue.call(admin, productList, { text });
      const ids = whole.body.list.map(({ productId }) => productId);
      const paged: string[] = [];
      for (let offset = 0; ; offset += 2) {
        const { body } = await catalogue.call(admin, productList, { text, offset, count: 2 });
        paged.push(...body.list.map(({ productId }) => productId));
        expect(body.areMoreItemsAvailable).toBe(paged.length < ids.length);
        if (!body.areMoreItemsAvailable) break;
      }
      expect(paged).toEqual(ids);
      expect(new Set(ids).size).toBe(ids.length);
    }
    expect(await codes({})).toHaveLength(products.length);
  });

  it('is sorted by several columns, each its own way, and pages through equal values once', async () => {
    const sorts = [
      'description.asc,oem.desc',
      'type.desc,family.asc',
      'isActive.asc',
      'family.desc,type.asc',
    ];
    for (const input of [{}, { text: 'd' }, { text: 'hybrid' }, { make: 'Ford' }].flatMap((asked) =>
      sorts.map((sort) => ({ ...asked, sort })),
    )) {
      const ids = async (page: object) => {
        const { body } = await catalogue.call(admin, productList, { ...input, ...page });
        return body.list.map(({ productId }) => productId);
      };
      const whole = await ids({ count: 100 });
      const paged: string[] = [];
      for (let offset = 0; offset < whole.length; offset += 3)
        paged.push(...(await ids({ offset, count: 3 })));
      expect(paged).toEqual(whole);
      const { sort: _sort, ...asked } = input;
      expect((await codes({ ...input, count: 100 })).sort()).toEqual(
        (await codes({ ...asked, count: 100 })).sort(),
      );
    }
    const ford = { make: 'Ford', sort: 'description.asc,oem.desc' };
    expect(await codes(ford)).toEqual(['5E2110', '5E211', '4S71-5E211-CA']);
    expect(await codes({ text: '5e211', sort: 'oem.desc' })).toEqual([
      'AM 9',
      '5E2110',
      '5E211',
      '4S71-5E211-CA',
    ]);
    expect((await codes({ sort: 'type.desc,oem.asc' }))[0]).toBe('JT T7');
    expect(await codes({ text: 'SE2II', sort: 'oem.desc' })).toEqual(['5E2110', '5E211']);
    const limited = await catalogue.call(testSession({ hierarchy: 4 }), productList, { sort: 'oem.desc' });
    expect(limited.status).toBe(403);
  });

  it('finds with one character whatever has it, codes first', async () => {
    expect(await codes({ text: 'g' })).toEqual(['GD3', 'GD3', '1J0178AADN']);
    expect((await codes({ text: 'y' })).sort()).toEqual(['GD3', 'GD3', 'JT T7']);
  });

  it('[CONV-024] shows limited users five rows, and no second page', async () => {
    for (const hierarchy of [2, 4, 7]) {
      const limited = testSession({ hierarchy });
      const { body } = await catalogue.call(limited, productList, { count: 100 });
      expect(body).toMatchObject({ isLimited: true, areMoreItemsAvailable: false });
      expect(body.list).toHaveLength(5);
      expect(await codes({ offset: 5 }, limited)).toEqual([]);
      const trusted = testSession({ hierarchy, canShowAdvancedSearchFilters: true });
      const full = await catalogue.call(trusted, productList, { count: 7 });
      expect(full.body).toMatchObject({ isLimited: false, areMoreItemsAvailable: true });
    }
    const partner = await catalogue.call(testSession({ hierarchy: 10 }), productList, {});
    expect(partner.body.isLimited).toBe(false);
  });

  it('[CONV-087] answers 25 rows unless 50 or 100 are asked for', async () => {
    const many = Array.from({ length: 101 }, (_, number) => newProduct({ oem: `PAGE ${number}` }));
    await catalogue.service.inTransaction({ session: admin }, (unit) => addProducts(unit, admin, many));
    for (const [count, rows] of [
      [undefined, 25],
      [25, 25],
      [50, 50],
      [100, 100],
    ] as const) {
      const { body } = await catalogue.call(admin, productList, { text: 'PAGE', count });
      expect([body.list.length, body.areMoreItemsAvailable]).toEqual([rows, true]);
    }
    await catalogue.service.database('product').where('oem', 'like', 'PAGE %').delete();
  });

  it('[CONV-086] answers a refused search with a sentence and no rows', async () => {
    const { status, body, error } = await catalogue.call(admin, productList, { text: 'x'.repeat(201) });
    expect(status).toBe(400);
    expect(body).not.toHaveProperty('list');
    expect(body).not.toHaveProperty('areMoreItemsAvailable');
    expect(error.error).toMatch(/^[A-Z].+/);
    const tooDeep = await catalogue.call(admin, productList, { offset: 100_000 });
    expect(tooDeep.error.fields).toEqual({ offset: 'Refine your search to see more' });
  });

  it('refuses bad input of every kind with 400 and the field', async () => {
    const wrong: [string, unknown][] = [
      ['count', 1001],
      ['count', 0],
      ['count', 'many'],
      ['offset', -1],
      ['offset', 100_000],
      ['offset', 1_000_000_000],
      ['ctype', 'x'],
      ['year', 1800],
      ['companyId', 'x'],
      ['isClicked', 'yes'],
      ['text', 'x'.repeat(201)],
      ['sort', 'price.asc'],
      ['vin', 'x'.repeat(18)],
    ];
    for (const [field, value] of wrong) {
      const { status, error } = await catalogue.call(admin, productList, { [field]: value });
      expect({ field, status, fields: Object.keys(error.fields ?? {}) }).toEqual({
        field,
        status: 400,
        fields: [field],
      });
    }
  });

  it('suggests codes: beginnings first, each once', async () => {
    const suggest = async (text: string) => (await catalogue.call(admin, oemSuggestions, { text })).body.list;
    expect(await suggest('5e2')).toEqual(['5E211', '5E2110', '4S71-5E211-CA']);
    expect(await suggest('GD3')).toEqual(['GD3']);
    expect(await suggest('---')).toEqual([]);
    expect((await catalogue.call(admin, oemSuggestions, { text: '5e' })).status).toBe(400);
  });
});
