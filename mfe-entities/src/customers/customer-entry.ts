import type { Company } from '@washcoat/contract-entities';

/** A setting of a company as it is chosen: yes, no, or left to the role of each user. */
export type SettingChoice = 'role' | 'yes' | 'no';

/** The five settings that decide before the role. */
export const settingNames = [
  'isPictureMandatory',
  'canSeeUnitPrice',
  'canSeeMarkup',
  'canSeeSubtotal',
  'canBuildCart',
] as const;
type Settings = Record<(typeof settingNames)[number], SettingChoice>;

/** A customer as it is typed: lines and decimals as text, empty for nothing; pictures by their address. */
export interface CustomerEntry extends Settings {
  companyName: string;
  companyType: string;
  address: string;
  address1: string;
  city: string;
  state: string;
  zipcode: string;
  facility: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  driversLicense: string;
  businessLicense: string;
  ein: string;
  metalLicense: string | null;
  companyLogo: string | null;
  priceMod: string;
  priceModIsPercentage: boolean;
  groupModifier: string;
  groupModifierIsPercentage: boolean;
  lookupRestriction: string;
}

const choiceOf = (setting: boolean | null): SettingChoice =>
  setting === null ? 'role' : setting ? 'yes' : 'no';
const textOf = (value: string | number | null): string => (value === null ? '' : String(value));

/** The form of a customer that does not exist yet. */
export function newEntry(companyType = ''): CustomerEntry {
  return {
    companyName: '',
    companyType,
    address: '',
    address1: '',
    city: '',
    state: '',
    zipcode: '',
    facility: '',
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    driversLicense: '',
    businessLicense: '',
    ein: '',
    metalLicense: null,
    companyLogo: null,
    priceMod: '',
    priceModIsPercentage: true,
    groupModifier: '',
    groupModifierIsPercentage: true,
    lookupRestriction: '3',
    isPictureMandatory: 'role',
    canSeeUnitPrice: 'role',
    canSeeMarkup: 'role',
    canSeeSubtotal: 'role',
    canBuildCart: 'role',
  };
}

/** The form of a customer as it is stored. */
export function entryOf(customer: Company): CustomerEntry {
  const { priceMod, groupModifier, lookupRestriction } = customer;
  return {
    companyName: customer.companyName,
    companyType: customer.companyType,
    address: customer.address,
    address1: customer.address1,
    city: customer.city,
    state: customer.state,
    zipcode: customer.zipcode,
    facility: textOf(customer.facility),
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email,
    phone: customer.phone,
    driversLicense: textOf(customer.driversLicense),
    businessLicense: textOf(customer.businessLicense),
    ein: textOf(customer.ein),
    metalLicense: customer.metalLicense,
    companyLogo: customer.companyLogo,
    priceMod: textOf(priceMod),
    priceModIsPercentage: customer.priceModIsPercentage,
    groupModifier: textOf(groupModifier),
    groupModifierIsPercentage: customer.groupModifierIsPercentage,
    lookupRestriction: textOf(lookupRestriction ?? 3),
    isPictureMandatory: choiceOf(customer.isPictureMandatory),
    canSeeUnitPrice: choiceOf(customer.canSeeUnitPrice),
    canSeeMarkup: choiceOf(customer.canSeeMarkup),
    canSeeSubtotal: choiceOf(customer.canSeeSubtotal),
    canBuildCart: choiceOf(customer.canBuildCart),
  };
}
