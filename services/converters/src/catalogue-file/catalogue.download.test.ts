import { productDump } from '@washcoat/contract-converters';
import { parse } from 'csv-parse/sync';
import { houseAdmin, type TestService } from '@washcoat/testing';
import { converterA, newProduct, startCatalogue } from '../testing/catalogue.fixture';
import { superAdmin } from '../testing/product-form.fixture';
import { catalogueColumns } from './columns';

const many = Array.from({ length: 450 }, (_, index) => newProduct({ oem: `M ${index}` }));
const odd = newProduct({ oem: '=1+1', description: 'two\nlines, "quoted"', isActive: false });

describe('the converters download', () => {
  let catalogue: TestService;
  beforeAll(async () => {
    catalogue = await startCatalogue([converterA, odd, ...many]);
  });
  afterAll(() => catalogue.stop());

  it('[CONV-075] answers a link to the whole catalogue in the columns of the bulk upload', async () => {
    await catalogue.service.database('product').where({ oem: 'M 7' }).update({ deleted_at: new Date() });
    const { body } = await catalogue.call(superAdmin, productDump, {});
    const file = await catalogue.send({ method: 'GET', url: body.link });
    expect(file.headers['content-disposition']).toContain('converters.csv');
    const rows: Record<string, string>[] = parse(String(file.body), { columns: true, bom: true });
    expect(Object.keys(rows[0] ?? {})).toEqual(catalogueColumns.map(({ id }) => id));
    expect(rows).toHaveLength(451);
    expect(new Set(rows.map(({ productId }) => productId)).size).toBe(451);
    expect(rows.find(({ oem }) => oem === 'KT 0334')).toMatchObject({
      type: 'CERAMIC',
      subweight: '1180',
      ptAssay: '1250',
      ptDisc: '5',
      pdDisc: '',
      price2Modifier: '-10',
      isCalculatedPrice: 'No',
      isActive: 'Yes',
    });
    expect(rows.find(({ oem }) => oem === "'=1+1")).toMatchObject({
      description: 'two\nlines, "quoted"',
      isActive: 'No',
    });
  });

  it('[BULK-008] [BULK-017] comes by a link that a GET without parameters answers', async () => {
    const { status, body } = await catalogue.call(superAdmin, productDump, {});
    expect([productDump.method, status, Object.keys(body)]).toEqual(['GET', 200, ['link']]);
  });

  it('[CONV-014] is for super admins only', async () => {
    expect((await catalogue.call(null, productDump, {})).status).toBe(401);
    expect((await catalogue.call(houseAdmin(), productDump, {})).status).toBe(403);
  });
});
