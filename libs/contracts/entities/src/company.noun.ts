import {
  adjustmentField,
  choiceField,
  flagField,
  lineField,
  maybeDerivedField,
  maybeLineField,
  maybeRefField,
  momentField,
  neededChoiceField,
  noun,
  optionalEmailField,
  optionalLineField,
  paperField,
  phoneField,
  pictureField,
  seenWith,
  shownOnly,
  stateField,
  zipField,
  type Answer,
  type Entry,
} from '@washcoat/contract-kernel';
import * as z from 'zod/mini';

/** What people may choose as company type; the seeds show SELLER as 'Partner Seller'. The house is not chosen. */
export const companyTypeChoices = ['SELLER', 'FRANCHISE', 'CUSTOMER'] as const;
const companyType = z.enum(companyTypeChoices, { error: 'Please select valid Company Type' });

/** Lookups a month that a company may make; no choice is no limit, too. */
const lookups = z.nullable(z.union([z.literal(1), z.literal(2), z.literal(3)]));

/** Hours from when a quote is sent; none holds no prices. */
const holdHours = z.nullable(z.literal([1, 4, 8, 24, 48, 168]));

/** A setting that decides before the role of the company's users; null leaves it to the role. */
const settingField = (label: string) =>
  seenWith(
    'settings',
    choiceField(label, z.nullable(z.boolean()), {
      start: null,
      choices: [
        { value: null, label: 'As the role says' },
        { value: true, label: 'Yes' },
        { value: false, label: 'No' },
      ],
    }),
    null,
  );

/** Who is bought from: customers, partner sellers and franchises; and the house itself. */
export const company = noun(['company', 'companies'], {
  companyName: lineField('Company name', 200),
  companyType: neededChoiceField('Company type', companyType, {
    choices: [
      { value: 'SELLER', label: 'Partner Seller' },
      { value: 'FRANCHISE', label: 'Franchise' },
      { value: 'CUSTOMER', label: 'Customer' },
      { value: 'HOUSE', label: 'House' },
    ],
  }),
  /** The name of the facility it delivers to; needed unless it is a franchise. */
  facility: maybeLineField('Facility', 100),
  parentCompanyId: shownOnly(maybeRefField('Belongs to (number)', 'parentCompanyName')),
  parentCompanyName: maybeDerivedField('Belongs to'),
  address: lineField('Address 1', 200),
  address1: optionalLineField('Address 2', 200),
  city: lineField('City', 100),
  state: stateField('State'),
  zipcode: zipField('Zipcode'),
  firstName: lineField('First name', 100),
  lastName: lineField('Last name', 100),
  email: optionalEmailField('Email'),
  phone: { ...phoneField('Phone'), none: '' },
  driversLicense: maybeLineField("Driver's license", 100),
  businessLicense: maybeLineField('Business license', 100),
  ein: maybeLineField('EIN', 20),
  metalLicense: paperField('Metal license'),
  companyLogo: pictureField('Company logo', { shape: 'logo', export: false }),
  priceMod: seenWith(
    'priceMod',
    adjustmentField('Price modifier', { help: 'Added to every offer to this customer.' }),
    null,
  ),
  priceModIsPercentage: seenWith('priceMod', flagField('Price modifier in percent', { on: true }), true),
  groupModifier: seenWith(
    'groupTerms',
    adjustmentField('Group modifier', {
      help: 'Added after the price modifier; the list shows it as Price Adjust.',
    }),
    null,
  ),
  groupModifierIsPercentage: seenWith(
    'groupTerms',
    flagField('Group modifier in percent', { on: true }),
    true,
  ),
  groupDiscount: seenWith('groupTerms', adjustmentField('Group discount', { limit: 100 }), null),
  isPictureMandatory: settingField('Picture mandatory'),
  canSeeUnitPrice: settingField('Can see unit price'),
  canSeeMarkup: settingField('Can see markup'),
  canSeeSubtotal: settingField('Can see subtotal'),
  canBuildCart: settingField('Can build cart'),
  lookupRestriction: seenWith(
    'settings',
    choiceField('Lookup restriction', lookups, {
      start: 3,
      choices: [
        { value: 1, label: '1 to 100' },
        { value: 2, label: '110 to 500' },
        { value: 3, label: 'No Limit' },
      ],
      help: 'Lookups a month.',
    }),
    null,
  ),
  priceHoldHours: seenWith(
    'settings',
    choiceField('Quotes hold their prices', holdHours, {
      start: null,
      choices: [
        { value: null, label: 'Not held' },
        { value: 1, label: '1 hour' },
        { value: 4, label: '4 hours' },
        { value: 8, label: '8 hours' },
        { value: 24, label: '1 day' },
        { value: 48, label: '2 days' },
        { value: 168, label: '7 days' },
      ],
      help: 'From when a quote is sent; another time can be chosen for each.',
    }),
    null,
  ),
  isActive: shownOnly(flagField('Is Active?', { on: true })),
  /** Registered alone, and the house has not approved it yet. */
  isWaiting: shownOnly(flagField('Waits for approval', { on: false, export: false })),
  isFranchise: shownOnly(flagField('Is Franchise', { on: false, history: false, export: false })),
  isPartner: shownOnly(flagField('Is Partner', { on: false, history: false, export: false })),
  createdDate: momentField('Created', { history: false }),
});
export type Company = Answer<typeof company>;
export type CompanyEntry = Entry<typeof company>;
