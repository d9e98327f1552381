import { converterA, foundTwo, sharedStamp, testId } from '../converter/converter.fixture';
import type { ConverterListRequest } from '../converter/converter.api';
import { searchCache } from './search-cache';

const part = (n: number, oem: string, rest = {}) => ({
  ...converterA,
  productId: testId(n),
  oem,
  name: oem,
  ...rest,
});
const cached = (
  request: ConverterListRequest,
  list: (typeof converterA)[],
  at = '2026-11-20T14:32:00.000Z',
) => ({
  request,
  answer: { ...foundTwo, list },
  at,
});
const shells = [
  part(1, 'KT 0334 / A 204 490', { description: 'C-Class rear oval' }),
  part(2, 'KT 0334'),
  part(3, 'KT 03345'),
  part(4, '18S 131 701 BA', { manufacturer: 'Audi', model: 'A4', description: 'A4 quattro', type: 2 }),
  part(5, 'AM 9', { manufacturer: 'Saab', model: '9-3', description: 'Saab 9-3', family: 'Diesel' }),
  part(6, 'AB 93 C', { manufacturer: 'Other', model: '', description: '' }),
];
const pages = [cached({ text: 'x' }, shells)];

function codes(request: ConverterListRequest, lists = pages): string[] | null {
  return searchCache(lists, request)?.answer.list.map(({ oem }) => oem) ?? null;
}

it('finds what the server would: parts of a code, without dashes and spaces, misread, several on one shell', () => {
  for (const text of ['KT 0334', 'kt-0334', 'KT0334'])
    expect(codes({ text })).toEqual(['KT 0334', 'KT 0334 / A 204 490', 'KT 03345']);
  expect(codes({ text: 'A204490' })).toEqual(['KT 0334 / A 204 490']);
  expect(codes({ text: 'KTO334' })).toEqual(['KT 0334', 'KT 0334 / A 204 490', 'KT 03345']);
  expect(codes({ text: '185 131 701 8A' })).toEqual(['18S 131 701 BA']);
  expect(codes({ text: 'audi quattro' })).toEqual(['18S 131 701 BA']);
  expect(codes({ text: '9-3' })).toEqual(['AM 9']);
  expect(codes({ text: '93' })).toEqual(['AB 93 C']);
  expect(codes({ text: 'nothing' })).toEqual([]);
});

it('finds an x that was typed as a multiplication sign', () => {
  const manifold = part(7, '10x10 12x12', { manufacturer: 'Honda', model: 'Civic', description: 'Manifold' });
  for (const text of ['10×10', '10 × 10 12×12', 'honda 12×12'])
    expect(codes({ text }, [cached({}, [...shells, manifold])])).toEqual(['10x10 12x12']);
});

it('puts what is of a make and model before what only speaks of it, by name and code', () => {
  const speaks = part(7, 'AA 1', { manufacturer: 'Catco', model: 'Universal', description: 'Fits Audi A4' });
  const named = [
    part(8, 'ZZ 2', { manufacturer: 'Audi', model: 'A4' }),
    part(9, 'ZZ 1', { manufacturer: 'Audi', model: 'A3' }),
  ];
  const lists = [cached({}, [speaks, ...named, part(10, 'AUDI 9', { manufacturer: 'Other', model: '' })])];
  expect(codes({ text: 'audi' }, lists)).toEqual(['AUDI 9', 'ZZ 1', 'ZZ 2', 'AA 1']);
  expect(codes({ text: 'a4 audi' }, lists)).toEqual(['ZZ 2', 'AA 1']);
});

it('honours make, type and family, and names the filters that it leaves out', () => {
  expect(codes({ make: 'audi' })).toEqual(['18S 131 701 BA']);
  expect(codes({ ctype: '2' })).toEqual(['18S 131 701 BA']);
  expect(codes({ family: 'Diesel' })).toEqual(['AM 9']);
  expect(searchCache(pages, { text: 'KT', year: '2004', vin: 'WVW' })?.ignored).toEqual(['year', 'VIN']);
  expect(searchCache(pages, { text: 'KT' })?.ignored).toEqual([]);
});

it('takes only pages priced for the same customer at the same facility', () => {
  const atlanta = { facilityId: testId(72), facilityCity: 'Atlanta' };
  const lists = [
    cached({ text: 'a', companyId: testId(70), ...atlanta }, [part(7, 'GD3', { offerPrice: 90 })]),
    ...pages,
  ];
  expect(codes({ text: 'GD3' }, lists)).toEqual([]);
  expect(codes({ companyId: testId(70), ...atlanta }, lists)).toEqual(['GD3']);
  const namesake = { ...atlanta, facilityId: testId(73) };
  expect(searchCache(lists, { companyId: testId(70), ...namesake })).toBeNull();
  expect(searchCache(lists, { companyId: testId(71) })).toBeNull();
});

it('shows each converter once, as it was loaded last, and says until when', () => {
  const newer = cached({ text: 'b' }, [{ ...sharedStamp, offerPrice: 1 }], '2026-11-20T14:50:00.000Z');
  const found = searchCache([newer, cached({ text: 'a' }, [sharedStamp])], { text: '5557' });
  expect(found?.answer.list.map(({ offerPrice }) => offerPrice)).toEqual([1]);
  expect(found?.until).toBe('2026-11-20T14:50:00.000Z');
});

it('pages as the server does, and gives limited users no more rows than it gave them', () => {
  expect(codes({ count: 2 })).toHaveLength(2);
  expect(searchCache(pages, { count: 2 })?.answer.areMoreItemsAvailable).toBe(true);
  expect(codes({ count: 2, offset: 4 })).toHaveLength(2);
  expect(searchCache(pages, { count: 2, offset: 4 })?.answer.areMoreItemsAvailable).toBe(false);
  const five = { ...foundTwo, list: shells.slice(0, 5), isLimited: true };
  const limited = [
    { request: { text: 'a' }, answer: five, at: '2' },
    { request: { text: 'b' }, answer: { ...five, list: shells.slice(1) }, at: '1' },
  ];
  const found = searchCache(limited, {});
  expect(found?.answer.list).toHaveLength(5);
  expect(found?.answer).toMatchObject({ isLimited: true, areMoreItemsAvailable: false });
});
