import type { productAdd } from '@washcoat/contract-converters';
import type { RequestOf } from '@washcoat/contract-kernel';
import { pictureAt, testSession } from '@washcoat/testing';

/** People who change the catalogue, with no more rights than they need. */
export const superAdmin = testSession({
  isSA: true,
  canAddConverter: true,
  canEditConverter: true,
  canDeleteConverter: true,
  canAccessAssay: true,
  canViewMarkForTest: true,
  canShowPricing: true,
});
export const adder = testSession({ canAddConverter: true });
/** Adds what a load's Other... holds. */
export const finder = testSession({ canShowOther: true });
export const editor = testSession({ canEditConverter: true, firstName: 'Maya', lastName: 'Ellison' });
export const deleter = testSession({ canDeleteConverter: true });
export const viewer = testSession({ canShowPricing: true, canAccessAssay: true });

type ProductRequest = RequestOf<typeof productAdd>;

/** What the form of a converter sends at least. */
export function productForm(overrides: Partial<ProductRequest> = {}): ProductRequest {
  return { oem: 'GM 2551', type: 1, ...overrides };
}

const digits = (length: number) => '1'.repeat(length);

/** Input that no converter takes, with the field that is named in the answer. */
export const badFields: readonly (readonly [string, Record<string, unknown>])[] = [
  ['oem', { oem: '' }],
  ['oem', { oem: '   ' }],
  ['oem', { oem: digits(101) }],
  ['oem', { oem: 'A\u0007B' }],
  ['oem', { oem: 'A\u0000B' }],
  ['notes', { notes: 'A\u0000B' }],
  ['description', { description: digits(1001) }],
  ['type', { type: 0 }],
  ['type', { type: 999 }],
  ['type', { type: 'CERAMIC' }],
  ['ptAssay', { ptAssay: 1e9 }],
  ['rhAssay', { rhAssay: -1 }],
  ['pdAssay', { pdAssay: '2310' }],
  ['subweight', { subweight: -0.5 }],
  ['subweight', { subweight: 1e9 }],
  ['ptDisc', { ptDisc: 1.005 }],
  ['schemeDisc', { schemeDisc: 1e7 }],
  ['price', { price: -1 }],
  ['price', { price: 1e12 }],
  ['isActive', { isActive: 'yes' }],
  ['urls', { urls: Array.from({ length: 11 }, (_, index) => pictureAt(String(index))) }],
  ['urls.0', { urls: ['javascript:alert(1)'] }],
  ['urls.0', { urls: ['//elsewhere.test/a.png'] }],
  ['profileUrl', { profileUrl: 'data:text/html,x' }],
  ['vehicles.0.yearTo', { vehicles: [{ make: 'Ford', model: 'Focus', yearFrom: 2005, yearTo: 2001 }] }],
  ['vehicles.0.yearFrom', { vehicles: [{ make: 'Ford', model: 'Focus', yearFrom: 20, yearTo: 2001 }] }],
  ['vehicles.0.make', { vehicles: [{ make: '', model: 'Focus', yearFrom: 2000, yearTo: 2001 }] }],
];
