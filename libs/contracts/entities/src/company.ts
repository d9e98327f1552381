import {
  adjustment,
  formLine,
  formState,
  formZipcode,
  id,
  moment,
  optionalEmail,
  optionalLine,
  optionalPhone,
  paperUrl,
  pictureUrl,
} from '@washcoat/contract-kernel';
import { z } from 'zod';

/** What people may choose as company type; the seeds show SELLER as 'Partner Seller'. The house is not chosen. */
export const companyTypeChoices = ['SELLER', 'FRANCHISE', 'CUSTOMER'] as const;

/** Lookups a month that a company may make: 1 is '1 to 100', 2 is '110 to 500', 3 and null are 'No Limit'. */
export const lookupRestriction = z.union([z.literal(1), z.literal(2), z.literal(3)]).nullable();

/** The five settings of a company that decide before the role of its users; null leaves it to the role. */
export const companySettings = {
  isPictureMandatory: z.boolean().nullable(),
  canSeeUnitPrice: z.boolean().nullable(),
  canSeeMarkup: z.boolean().nullable(),
  canSeeSubtotal: z.boolean().nullable(),
  canBuildCart: z.boolean().nullable(),
};

export const facilityDiscount = z.object({
  facilityId: id,
  /** Percent. */
  discount: adjustment(100),
});

/** A company as lists and the detail show it; price and settings fields are null for those who may not see them. */
export const company = z.object({
  companyId: id,
  companyName: z.string(),
  companyType: z.string(),
  parentCompanyId: id.nullable(),
  parentCompanyName: z.string().nullable(),
  address: z.string(),
  address1: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
  email: z.string(),
  phone: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  facility: z.string().nullable(),
  companyLogo: z.string().nullable(),
  metalLicense: z.string().nullable(),
  businessLicense: z.string().nullable(),
  driversLicense: z.string().nullable(),
  ein: z.string().nullable(),
  isActive: z.boolean(),
  /** Registered alone, and the house has not approved it yet. */
  isWaiting: z.boolean(),
  isFranchise: z.boolean(),
  isPartner: z.boolean(),
  priceMod: z.number().nullable(),
  priceModIsPercentage: z.boolean(),
  groupModifier: z.number().nullable(),
  groupModifierIsPercentage: z.boolean(),
  groupDiscount: z.number().nullable(),
  lookupRestriction: lookupRestriction,
  ...companySettings,
  createdDate: moment,
  /** Grows with every change; send it back with an edit. */
  version: z.number().int(),
});
export type Company = z.infer<typeof company>;

/** A company with what only its own page needs. */
export const wholeCompany = company.extend({
  /** Its own facilities. */
  facilities: z.array(z.object({ facilityId: id, name: z.string() })),
  facilityDiscount: z.array(facilityDiscount.extend({ name: z.string() })),
});
export type WholeCompany = z.infer<typeof wholeCompany>;

/** The lines of a customer that may stay empty. */
const optionalFields = {
  address1: optionalLine(200),
  email: optionalEmail,
  phone: optionalPhone,
};

/** What the customer form sends. Required fields carry the seeds' messages. */
export const companyFields = {
  companyName: formLine(200),
  companyType: z.enum(companyTypeChoices, { error: 'Please select valid Company Type' }),
  address: formLine(200),
  address1: z._default(optionalFields.address1, ''),
  city: formLine(100),
  state: formState,
  zipcode: formZipcode,
  email: z._default(optionalFields.email, ''),
  phone: z._default(optionalFields.phone, ''),
  firstName: formLine(100),
  lastName: formLine(100),
  /** The name of the facility it delivers to; needed unless it is a franchise. */
  facility: z.optional(z.nullable(optionalLine(100))),
  driversLicense: z.optional(z.nullable(optionalLine(100))),
  businessLicense: z.optional(z.nullable(optionalLine(100))),
  ein: z.optional(z.nullable(optionalLine(20))),
  metalLicense: z.optional(paperUrl),
  companyLogo: z.optional(pictureUrl),
  priceMod: z.optional(z.nullable(adjustment())),
  priceModIsPercentage: z.boolean().optional(),
  groupModifier: z.optional(z.nullable(adjustment())),
  groupModifierIsPercentage: z.boolean().optional(),
  groupDiscount: z.optional(z.nullable(adjustment(100))),
  facilityDiscount: z.array(facilityDiscount).max(200).optional(),
  lookupRestriction: lookupRestriction.optional(),
  isPictureMandatory: companySettings.isPictureMandatory.optional(),
  canSeeUnitPrice: companySettings.canSeeUnitPrice.optional(),
  canSeeMarkup: companySettings.canSeeMarkup.optional(),
  canSeeSubtotal: companySettings.canSeeSubtotal.optional(),
  canBuildCart: companySettings.canBuildCart.optional(),
};

/** The same for an edit: what is absent stays as it is, so nothing has a default. */
export const companyChanges = {
  ...z.object(companyFields).partial().shape,
  ...z.object(optionalFields).partial().shape,
};
