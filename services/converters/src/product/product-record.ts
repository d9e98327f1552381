import { isDeepStrictEqual } from 'node:util';
import type { productAdd } from '@washcoat/contract-converters';
import type { InputOf } from '@washcoat/contract-kernel';

/** What the form of a converter sends. */
export type ProductForm = InputOf<typeof productAdd>;

/** Everything that can be changed of a converter, by its name on the wire: grams per piece, ppm, USD. */
export type ProductFields = Required<ProductForm>;

/** A converter as it is stored, to be changed. */
export interface ProductRecord extends ProductFields {
  productId: string;
  /** Grows with every change. */
  version: number;
}

/** A converter of which nothing is known yet. */
export const blankFields: ProductFields = {
  name: '',
  oem: '',
  serialNo: '',
  abCode: '',
  abSubcode: '',
  manufacturer: '',
  model: '',
  description: '',
  notes: '',
  comment: '',
  family: '',
  type: 0,
  shape: '',
  urls: [],
  profileUrl: null,
  vehicles: [],
  subweight: null,
  ptAssay: null,
  pdAssay: null,
  rhAssay: null,
  isWithoutMetal: false,
  ptDisc: null,
  pdDisc: null,
  rhDisc: null,
  schemeDisc: null,
  price2Modifier: null,
  ptDiscIsPercentage: true,
  pdDiscIsPercentage: true,
  rhDiscIsPercentage: true,
  schemeDiscIsPercentage: true,
  price2ModifierIsPercentage: true,
  price: null,
  isCalculatedPrice: false,
  isMarkForTest: false,
  isActive: true,
};

/** What `wanted` really changes: the fields that are given and differ. Keys that are no fields are ignored. */
export function changedFields(before: ProductFields, wanted: Partial<ProductFields>): Partial<ProductFields> {
  const patch = { ...wanted };
  for (const [field, value] of Object.entries(wanted)) {
    const isChange =
      field in blankFields && value !== undefined && !isDeepStrictEqual(value, Reflect.get(before, field));
    if (!isChange) Reflect.deleteProperty(patch, field);
  }
  return patch;
}

/** The assays above 0 of a converter that is marked as without precious metal, in words; empty for every other. */
export function metalsDespiteMark({ isWithoutMetal, ptAssay, pdAssay, rhAssay }: ProductFields): string {
  if (!isWithoutMetal) return '';
  const found = Object.entries({ Pt: ptAssay, Pd: pdAssay, Rh: rhAssay });
  return found.flatMap(([metal, ppm]) => (ppm && ppm > 0 ? [`${metal} ${ppm} ppm`] : [])).join(', ');
}

/**
 * Adds the profile picture to a change of pictures that says nothing of it: one that is not among the pictures any more
 * gives way to the first of them.
 */
export function withProfilePicture(
  before: ProductFields,
  patch: Partial<ProductFields>,
): Partial<ProductFields> {
  const { urls } = patch;
  if (!urls || 'profileUrl' in patch) return patch;
  if (before.profileUrl && urls.includes(before.profileUrl)) return patch;
  const profileUrl = urls[0] ?? null;
  return profileUrl === before.profileUrl ? patch : { ...patch, profileUrl };
}
