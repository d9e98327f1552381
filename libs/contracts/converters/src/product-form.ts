import {
  adjustment,
  cataloguePicture,
  formLine,
  optionalLine,
  optionalText,
} from '@washcoat/contract-kernel';
import { z } from 'zod';
import { gramsBounds, ppmBounds, priceBounds } from './bounds';
import { withStampedX } from './search-term';

const upTo = ({ most, tooMuch }: typeof gramsBounds) =>
  z.number().min(0, 'Use at least 0').max(most, tooMuch);

export const grams = upTo(gramsBounds);
export const ppm = upTo(ppmBounds);
/** Whole or fractional dollars. */
export const setPrice = upTo(priceBounds);

/** A vehicle that a converter was fitted to; both years are included. */
export const vehicle = z
  .object({
    make: formLine(100),
    model: formLine(100),
    yearFrom: z.number().int().min(1900).max(2100),
    yearTo: z.number().int().min(1900).max(2100),
    engine: z._default(optionalLine(100), ''),
  })
  .refine(({ yearFrom, yearTo }) => yearFrom <= yearTo, {
    path: ['yearTo'],
    error: 'Enter the years from the first to the last',
  });

/** The fields of a converter as an edit sends them: none is filled in. Empty numbers are null: nothing is known. */
export const editableFields = {
  name: optionalLine(200),
  oem: formLine(100).check(z.overwrite(withStampedX)),
  serialNo: optionalLine(100),
  abCode: optionalLine(100),
  abSubcode: optionalLine(100),
  manufacturer: optionalLine(100),
  model: optionalLine(100),
  description: optionalText(1000),
  notes: optionalText(4000),
  comment: optionalText(4000),
  family: optionalLine(100),
  /** The converter type's id. */
  type: z.number().int().min(1).max(1000),
  shape: optionalLine(40),
  urls: z.array(cataloguePicture).max(10, 'Use at most 10 pictures'),
  profileUrl: z.optional(z.nullable(cataloguePicture)),
  vehicles: z.array(vehicle).max(200).optional(),
  subweight: grams.nullable().optional(),
  ptAssay: ppm.nullable().optional(),
  pdAssay: ppm.nullable().optional(),
  rhAssay: ppm.nullable().optional(),
  /** Known to hold no precious metal: worth nothing instead of what the defaults say. */
  isWithoutMetal: z.boolean().optional(),
  ptDisc: z.optional(z.nullable(adjustment())),
  pdDisc: z.optional(z.nullable(adjustment())),
  rhDisc: z.optional(z.nullable(adjustment())),
  schemeDisc: z.optional(z.nullable(adjustment())),
  price2Modifier: z.optional(z.nullable(adjustment())),
  ptDiscIsPercentage: z.boolean().optional(),
  pdDiscIsPercentage: z.boolean().optional(),
  rhDiscIsPercentage: z.boolean().optional(),
  schemeDiscIsPercentage: z.boolean().optional(),
  price2ModifierIsPercentage: z.boolean().optional(),
  /** The override price and whether it is used: super admins only. */
  price: setPrice.nullable().optional(),
  isCalculatedPrice: z.boolean().optional(),
  isMarkForTest: z.boolean().optional(),
  isActive: z.boolean().optional(),
};

/** What the converter form sends for a new converter: texts that are left out are empty. */
export const productFields = {
  ...editableFields,
  name: z._default(editableFields.name, ''),
  serialNo: z._default(editableFields.serialNo, ''),
  abCode: z._default(editableFields.abCode, ''),
  abSubcode: z._default(editableFields.abSubcode, ''),
  manufacturer: z._default(editableFields.manufacturer, ''),
  model: z._default(editableFields.model, ''),
  description: z._default(editableFields.description, ''),
  notes: z._default(editableFields.notes, ''),
  comment: z._default(editableFields.comment, ''),
  family: z._default(editableFields.family, ''),
  shape: z._default(editableFields.shape, ''),
  urls: editableFields.urls.default([]),
};
