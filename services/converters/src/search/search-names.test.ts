import { productEdit, productList } from '@washcoat/contract-converters';
import type { TestService } from '@washcoat/testing';
import { admin, newProduct, startCatalogue } from '../testing/catalogue.fixture';

const volvo = { manufacturer: 'Volvo', model: 'S60' };
const products = [
  newProduct({ oem: 'ZZ 90', manufacturer: 'Catco', model: 'Universal', description: 'Fits Volvo S60' }),
  newProduct({ oem: 'ZZ 30', ...volvo }),
  newProduct({ oem: 'ZZ 10', ...volvo }),
  newProduct({ oem: 'ZZ 20', ...volvo, isActive: false }),
  newProduct({ oem: 'ZZ 40', manufacturer: 'Volvo', model: 'S40', description: 'Also in the S60' }),
  newProduct({ oem: 'S60 VOLVO', ...volvo }),
  newProduct({ oem: 'ZZ 50', manufacturer: 'Mercedes', model: 'E-Class' }),
];

describe('a search for a make and model', () => {
  let catalogue: TestService;

  beforeAll(async () => {
    catalogue = await startCatalogue(products);
  });
  afterAll(() => catalogue.stop());

  async function codes(text: string, input: Record<string, unknown> = {}): Promise<string[]> {
    const { status, body } = await catalogue.call(admin, productList, { text, ...input });
    expect(status).toBe(200);
    return body.list.map(({ oem }) => oem);
  }

  it('finds codes first, then what is of that make and model by code, then what only speaks of it', async () => {
    const found = await codes('S60 Volvo');
    expect(found.slice(0, 4)).toEqual(['S60 VOLVO', 'ZZ 10', 'ZZ 20', 'ZZ 30']);
    expect(found.slice(4).sort()).toEqual(['ZZ 40', 'ZZ 90']);
  });

  it('goes from name to name, each by code', async () => {
    expect((await codes('volv')).slice(0, 5)).toEqual(['S60 VOLVO', 'ZZ 40', 'ZZ 10', 'ZZ 20', 'ZZ 30']);
  });

  it('shows each converter once, page after page', async () => {
    const whole = await codes('volvo s60');
    const paged: string[] = [];
    for (let offset = 0; offset < whole.length; offset += 2)
      paged.push(...(await codes('volvo s60', { offset, count: 2 })));
    expect(paged).toEqual(whole);
    expect(new Set(paged).size).toBe(6);
  });

  it('knows a model with its dash, without it and with a blank for it', async () => {
    for (const text of ['mercedes e-class', 'mercedes eclass', 'merc e class'])
      expect(await codes(text)).toEqual(['ZZ 50']);
  });

  it('knows a name as soon as a converter has it', async () => {
    expect(await codes('amazon')).toEqual([]);
    const { body } = await catalogue.call(admin, productList, { text: 'ZZ 30' });
    const productId = body.list[0]?.productId ?? '';
    const edited = await catalogue.call(admin, productEdit, { productId, model: 'Amazon' });
    expect(edited.status).toBe(200);
    expect(await codes('volvo amazon')).toEqual(['ZZ 30']);
    expect((await codes('volvo s60')).slice(0, 3)).toEqual(['S60 VOLVO', 'ZZ 10', 'ZZ 20']);
  });
});
