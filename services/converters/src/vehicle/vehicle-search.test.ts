import { productList, vehicleDecode } from '@washcoat/contract-converters';
import { testSession, type TestService } from '@washcoat/testing';
import { admin, newProduct, startCatalogue } from '../testing/catalogue.fixture';

const accord = { make: 'Honda', model: 'Accord', yearFrom: 2003, yearTo: 2007, engine: '2.4 petrol' };
const civic = { ...accord, model: 'Civic', engine: '1.7 petrol' };
const ram = { make: 'Dodge', model: 'Ram 1500', yearFrom: 2009, yearTo: 2018, engine: '5.7 petrol' };
const s60 = { make: 'Volvo', model: 'S60', yearFrom: 2001, yearTo: 2009, engine: '2.4 petrol' };
const truck = { make: 'Ford', model: 'F-150', yearFrom: 2004, yearTo: 2008 };
const products = [
  newProduct({ oem: '10x10', manufacturer: 'Honda', vehicles: [accord] }),
  newProduct({
    oem: '12x12',
    manufacturer: 'Honda',
    vehicles: [{ ...accord, yearFrom: 2008, yearTo: 2012 }],
  }),
  newProduct({ oem: '8x8', manufacturer: 'Honda', vehicles: [civic] }),
  newProduct({ oem: 'CATCO 50', manufacturer: 'Catco', vehicles: [civic, accord] }),
  newProduct({ oem: 'OFF', manufacturer: 'Honda', vehicles: [accord], isActive: false }),
  newProduct({ oem: 'NONE', manufacturer: 'Honda' }),
  newProduct({ oem: 'RAM', manufacturer: 'Dodge', vehicles: [ram] }),
  newProduct({ oem: 'NEON', manufacturer: 'Dodge', vehicles: [{ ...ram, model: 'Neon' }] }),
  newProduct({
    oem: 'VNL',
    manufacturer: 'Volvo Trucks',
    vehicles: [{ ...s60, make: 'Volvo Trucks', model: 'VNL' }],
  }),
  newProduct({ oem: 'S60', manufacturer: 'Volvo', vehicles: [s60] }),
  newProduct({ oem: 'M323', manufacturer: 'Mazda', vehicles: [{ ...s60, make: 'Mazda', model: '323' }] }),
  newProduct({ oem: 'M3', manufacturer: 'Mazda', vehicles: [{ ...s60, make: 'Mazda', model: '3' }] }),
  newProduct({ oem: 'TRITON', manufacturer: 'Ford', vehicles: [{ ...truck, engine: '5.4 petrol' }] }),
  newProduct({ oem: 'SMALL', manufacturer: 'Ford', vehicles: [{ ...truck, engine: '4.6 petrol' }] }),
  newProduct({
    oem: 'BIKE',
    description: 'Suzuki motorcycle foil',
    vehicles: [{ ...s60, make: 'Suzuki', model: 'GSX' }],
  }),
  newProduct({ oem: 'CAR', vehicles: [{ ...s60, make: 'Suzuki', model: 'Swift' }] }),
];

describe('the search by vehicle', () => {
  let catalogue: TestService;

  beforeAll(async () => {
    catalogue = await startCatalogue(products);
  });
  afterAll(() => catalogue.stop());

  const partner = testSession({ hierarchy: 10 });
  async function codes(input: Record<string, unknown>, session = partner): Promise<string[]> {
    const { status, body } = await catalogue.call(session, productList, input);
    expect(status).toBe(200);
    return body.list.map(({ oem }) => oem);
  }

  it('finds nothing by names that every object has', async () => {
    expect(await codes({ make: 'constructor', model: 'Q' })).toEqual([]);
    expect(await codes({ make: 'Honda', model: 'toString', year: 2005 })).toEqual([]);
  });

  it('[VEH-007] finds what is known to fit the vehicle of a VIN, also under another make of shell', async () => {
    expect(await codes({ vin: '1HGCM82633A004352' })).toEqual(['10x10', 'CATCO 50']);
    expect(await codes({ vin: '1HGCM82633A004352' }, admin)).toEqual(['10x10', 'CATCO 50', 'OFF']);
    expect(await codes({ vin: '1HGCM' })).toEqual(['10x10', '12x12', 'CATCO 50']);
    expect(await codes({ vin: '1HG' })).toEqual(['10x10', '12x12', '8x8', 'CATCO 50']);
  });

  it('[VEH-007] narrows by model, year and engine together, and lets what is chosen win over the VIN', async () => {
    expect(await codes({ model: 'accord', year: 2010 })).toEqual(['12x12']);
    expect(await codes({ model: 'Civic', year: 2005, engine: '1.7' })).toEqual(['8x8', 'CATCO 50']);
    expect(await codes({ model: 'Accord', engine: '1.7' })).toEqual([]);
    expect(await codes({ vin: '1HGCM82633A004352', model: 'Civic' })).toEqual(['8x8', 'CATCO 50']);
    expect(await codes({ vin: '1HGCM82633A004352', year: 2010 })).toEqual(['12x12']);
  });

  it('[VEH-007] says which vehicles of the search a converter fits, whatever it is named after', async () => {
    const fits = async (input: Record<string, unknown>) => {
      const { body } = await catalogue.call(partner, productList, input);
      return Object.fromEntries(body.list.map((product) => [product.oem, product.fits]));
    };
    expect(await fits({ vin: '1HGCM82633A004352' })).toEqual({ '10x10': [accord], 'CATCO 50': [accord] });
    expect(await fits({ make: 'Honda', year: 2004, text: 'CATCO' })).toEqual({ 'CATCO 50': [accord, civic] });
    expect(await fits({ model: 'civic', engine: '1.7' })).toEqual({ '8x8': [civic], 'CATCO 50': [civic] });
    expect(await fits({ text: '10x10' })).toEqual({ '10x10': undefined });
    expect(await fits({ make: 'Catco' })).toEqual({ 'CATCO 50': undefined });
  });

  it('[VEH-007] finds what is filed under another make, and nothing of a make or model that only begins like it', async () => {
    expect(await codes({ vin: '1C6RR7LT0DS123456' })).toEqual(['RAM']);
    expect(await codes({ vin: 'YV1RS61T04B123456' })).toEqual(['S60']);
    expect(await codes({ vin: 'JM1BK32F051123456' })).toEqual(['M3']);
  });

  it('[VEH-007] goes by the engine where the VIN says it', async () => {
    expect(await codes({ vin: '1FTPW14V07FA12345' })).toEqual(['TRITON']);
    expect(await codes({ vin: '1FTPW14W07FA12345' })).toEqual(['SMALL']);
    expect(await codes({ vin: '1FTPW14V07FA12345', model: 'F-150' })).toEqual(['SMALL', 'TRITON']);
  });

  it('[VEH-007] says what of a fit is a guess, and takes no motorcycle for a car', async () => {
    const guesses = async (input: Record<string, unknown>) => {
      const { body } = await catalogue.call(partner, productList, input);
      return Object.fromEntries(body.list.map((product) => [product.oem, product.guessed]));
    };
    expect(await guesses({ vin: '1HGCM82633A004352' })).toEqual({
      '10x10': undefined,
      'CATCO 50': undefined,
    });
    expect(await guesses({ vin: 'JS2XX82605A004352' })).toEqual({ CAR: ['model', 'year'] });
    expect(await guesses({ vin: 'JS1XX82605A004352' })).toEqual({ BIKE: ['model', 'year'] });
    expect(await guesses({ vin: '1FTPW14Z07FA12345' })).toEqual({ SMALL: ['engine'], TRITON: ['engine'] });
    expect(await guesses({ vin: '1HGCM' })).toMatchObject({ '10x10': ['year'] });
    expect(await guesses({ make: 'Ford', year: 2005 })).toEqual({ SMALL: undefined, TRITON: undefined });
  });

  it('finds nothing by a VIN of an unknown make, however well its year is known', async () => {
    expect(await codes({ vin: '11111111111111111' })).toEqual([]);
    expect(await codes({ vin: '1M8GDM9AX3' })).toEqual([]);
    expect(await codes({ vin: '1M8GDM9AX3', model: 'Accord' })).toEqual(['10x10', 'CATCO 50']);
  });

  it('decodes for anybody who has registered, and for nobody else', async () => {
    const vin = ' 1hgcm82633a004352';
    for (const hierarchy of [1, 2, 4, 7, 10]) {
      const { status, body } = await catalogue.call(testSession({ hierarchy }), vehicleDecode, { vin });
      expect([status, body.make, body.model, body.year]).toEqual([200, 'Honda', 'Accord', 2003]);
    }
    expect((await catalogue.call(null, vehicleDecode, { vin })).status).toBe(401);
    const invited = testSession({ hierarchy: 10, isNewUser: true });
    expect((await catalogue.call(invited, vehicleDecode, { vin })).status).toBe(403);
    for (const wrong of [{}, { vin: 'x'.repeat(41) }]) {
      const { status, error } = await catalogue.call(partner, vehicleDecode, wrong);
      expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['vin']]);
    }
  });
});
