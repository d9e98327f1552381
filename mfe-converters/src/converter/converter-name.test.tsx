import { converterA } from './converter.fixture';
import { kindOf, makeAndModel } from './converter-name';

const accord = { make: 'Honda', model: 'Accord', yearFrom: 2003, yearTo: 2007, engine: '2.4 petrol' };
const civic = { ...accord, model: 'Civic' };
const honda = { ...converterA, manufacturer: 'Honda', model: 'Civic' };

it.each([
  [{ ...honda }, 'Honda Civic'],
  [{ ...honda, model: '', description: 'Honda manifold' }, 'Honda Honda manifold'],
  [{ ...honda, fits: [] }, 'Honda Civic'],
  [{ ...honda, fits: [accord] }, 'Honda Accord 03–07'],
  [
    { ...honda, manufacturer: 'Catco', fits: [{ ...accord, yearFrom: 1998 }] },
    'Catco fits Honda Accord 98–07',
  ],
  [{ ...honda, fits: [{ ...accord, yearTo: 2003 }, civic] }, 'Honda Accord 2003 and 1 more'],
])('says which vehicle of a search a converter fits, else its model (%#)', (product, text) => {
  expect(makeAndModel(product)).toBe(text);
  expect(`${product.manufacturer} ${kindOf(product)}`).toBe(text);
});
