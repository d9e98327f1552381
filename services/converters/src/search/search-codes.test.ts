import { productList } from '@washcoat/contract-converters';
import type { TestService } from '@washcoat/testing';
import { admin, newProduct, startCatalogue } from '../testing/catalogue.fixture';

const products = [
  newProduct({ oem: 'KT 0334 / A 204 490', manufacturer: 'Mercedes', description: 'C-Class rear oval' }),
  newProduct({ oem: 'KT 0334', manufacturer: 'Mercedes', description: 'C-Class front' }),
  newProduct({ oem: 'KT 03345', manufacturer: 'Mercedes' }),
  newProduct({ oem: 'A 204 490 12', manufacturer: 'Mercedes' }),
  newProduct({ oem: 'Z A204490', manufacturer: 'Mercedes' }),
  newProduct({ oem: '8200 148 017;H8200O40, 151', manufacturer: 'Renault', description: 'Megane rear' }),
  newProduct({ oem: '103R-000018 + K7038', manufacturer: 'Mini', description: 'Cooper S manifold' }),
  newProduct({ oem: 'SB1O5I', manufacturer: 'Subaru' }),
  newProduct({ oem: '18S 131 701 BA', manufacturer: 'Audi', description: 'A4 quattro' }),
  newProduct({ oem: 'QX 7712', manufacturer: 'Volvo' }),
  newProduct({ oem: 'QX 7725', manufacturer: 'Volvo' }),
  newProduct({ oem: '10x10 12x12', manufacturer: 'Honda', description: 'Civic manifold' }),
];

describe('a search for what is stamped on a shell', () => {
  let catalogue: TestService;
  beforeAll(async () => {
    catalogue = await startCatalogue(products);
  });
  afterAll(() => catalogue.stop());

  async function codes(text: string): Promise<string[]> {
    const { status, body } = await catalogue.call(admin, productList, { text });
    expect(status).toBe(200);
    return body.list.map(({ oem }) => oem);
  }

  it('finds each of several codes of one shell as a whole code', async () => {
    for (const text of ['KT 0334', 'kt0334', 'KT-0334'])
      expect(await codes(text)).toEqual(['KT 0334', 'KT 0334 / A 204 490', 'KT 03345']);
    for (const text of ['A 204 490', 'a204490', 'A-204-490'])
      expect(await codes(text)).toEqual(['KT 0334 / A 204 490', 'A 204 490 12', 'Z A204490']);
    expect(await codes('8200148017')).toEqual(['8200 148 017;H8200O40, 151']);
    expect(await codes('h8200o40')).toEqual(['8200 148 017;H8200O40, 151']);
    expect(await codes('K7038')).toEqual(['103R-000018 + K7038']);
  });

  it('finds both codes of one shell in any order, and parts of them', async () => {
    for (const text of [
      'KT 0334 / A 204 490',
      'kt 0334 a 204 490',
      'kt0334a204490',
      'A 204 490 KT 0334',
      '0334 490',
    ])
      expect(await codes(text)).toEqual(['KT 0334 / A 204 490']);
    expect(await codes('204490')).toEqual(['A 204 490 12', 'KT 0334 / A 204 490', 'Z A204490']);
  });

  it('finds a code with letters and digits misread, whole, from its beginning, and as one of several', async () => {
    expect(await codes('5B1OS1')).toEqual(['SB1O5I']);
    expect(await codes('S8105')).toEqual(['SB1O5I']);
    expect(await codes('KTO334')).toEqual(['KT 0334', 'KT 0334 / A 204 490', 'KT 03345']);
    expect(await codes('KTO33')).toEqual(['KT 0334', 'KT 03345', 'KT 0334 / A 204 490']);
    expect(await codes('HB200040')).toEqual(['8200 148 017;H8200O40, 151']);
    expect(await codes('185 131 701 8A')).toEqual(['18S 131 701 BA']);
  });

  it('takes two neighbours for swapped before it takes a digit for misread', async () => {
    expect(await codes('QX 7721')).toEqual(['QX 7712', 'QX 7725']);
  });

  it('finds an x that was typed as a multiplication sign', async () => {
    for (const text of ['10×10', '10 × 10 12 × 12', '10×1012X12', 'honda 10×10'])
      expect(await codes(text)).toEqual(['10x10 12x12']);
  });

  it('finds words of the description with make and code mixed, each row once', async () => {
    expect(await codes('mercedes oval')).toEqual(['KT 0334 / A 204 490']);
    expect(await codes('quattro audi 18s131701ba')).toEqual(['18S 131 701 BA']);
    expect(await codes('COOPER manifold')).toEqual(['103R-000018 + K7038']);
    expect(await codes('cooper 204490')).toEqual([]);
    for (const { oem } of products) {
      const found = await codes(oem);
      expect(found[0]).toBe(oem);
      expect(new Set(found).size).toBe(found.length);
    }
  });

  it('takes whatever is typed: signs, other alphabets, pictures, control characters', async () => {
    for (const text of [
      '🚗',
      'éßЖ',
      '<script>',
      '///',
      "';--",
      '%_\\',
      '{}',
      ',',
      '\u0007',
      'null',
      '$1',
      '?',
    ])
      expect(Array.isArray(await codes(text))).toBe(true);
    expect((await catalogue.call(admin, productList, { text: 'A\u0000B' })).status).toBe(400);
  });
});
