import {
  emptySearch,
  foundConverterAddress,
  identifyAddress,
  readSearch,
  requestOf,
} from './identify-search';
import { readParameters, writeParameters } from './search-parameters';

it('[CONV-033] reads and writes key=value pairs between semicolons, percent-encoded, without unknown keys', () => {
  const segment = 'text=KT%3B%20%3D%2F;year=2007;colour=red;make=Land%20Rover';
  const parameters = readParameters(segment);
  expect(parameters).toEqual({ text: 'KT; =/', year: '2007', make: 'Land Rover' });
  expect(writeParameters(parameters)).toBe('make=Land%20Rover;year=2007;text=KT%3B%20%3D%2F');
  expect(readParameters(writeParameters(parameters))).toEqual(parameters);
});

it('keeps what cannot be decoded as it stands', () => {
  expect(readParameters('text=100%')).toEqual({ text: '100%' });
  expect(readParameters(undefined)).toEqual({});
});

it('leads from a search to a converter and back to the same search', () => {
  const search = {
    ...emptySearch,
    parameters: { text: 'KT 0334' },
    facility: { value: 'Atlanta', label: 'Atlanta' },
    customer: { value: 'c-1', label: 'Harlan & Sons' },
    offset: 50,
    count: 50,
  };
  const address = new URL(identifyAddress(search), 'http://washcoat.test');
  expect(readSearch(address.pathname.split('/')[3], address.search)).toEqual(search);
  expect(foundConverterAddress('p-1', search)).toBe(
    identifyAddress(search).replace('/converters/identify', '/converter/p-1/2'),
  );
});

it('asks for the prices of a facility by its id, and of a link from before by its word', () => {
  const yard = { value: '018f3c1e-0000-7000-8000-000000000201', label: 'Main' };
  const address = new URL(identifyAddress({ ...emptySearch, facility: yard }), 'http://washcoat.test');
  expect(requestOf(readSearch(undefined, address.search))).toMatchObject({
    facilityId: yard.value,
    facilityCity: 'Main',
  });
  const old = requestOf(readSearch(undefined, '?facility=Atlanta'));
  expect(old).toMatchObject({ facilityCity: 'Atlanta' });
  expect(old).not.toHaveProperty('facilityId');
});

it.each(['oemNumber', 'convoSearch', 'text'])('searches for what a link names as %s', (key) => {
  expect(requestOf(readSearch(`${key}=GD3`, '')).text).toBe('GD3');
});

it('passes on model, year and VIN, and takes only the page sizes on offer', () => {
  const search = readSearch('model=Prius;year=2007;vinNumber=JTDKB20U', '?count=7&offset=abc');
  expect(requestOf(search)).toMatchObject({
    model: 'Prius',
    year: '2007',
    vin: 'JTDKB20U',
    offset: 0,
    count: 25,
  });
  expect(requestOf(readSearch('year=none', '')).year).toBeUndefined();
});
