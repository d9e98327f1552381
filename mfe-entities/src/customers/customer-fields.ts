import { companyTypeChoices, type Company } from '@washcoat/contract-entities';
import { checkedState, isState } from '@washcoat/platform-sdk/forms';
import Decimal from 'decimal.js';
import { entryOf, newEntry, type CustomerEntry, type SettingChoice } from './customer-entry';
import type { CustomerRights } from './customer-rights';

const lineOrNull = (text: string): string | null => text.trim() || null;
const decimalOrNull = (text: string): number | null => (text === '' ? null : new Decimal(text).toNumber());
const typeOf = (text: string) => companyTypeChoices.find((type) => type === text);
const stateOf = (text: string) => (isState(text) ? text : undefined);
function checkedType(text: string) {
  const type = typeOf(text);
  if (!type) throw new Error(`Nobody chooses the company type "${text}"`);
  return type;
}
const restrictionOf = (text: string) => ([1, 2, 3] as const).find((one) => String(one) === text) ?? null;
const settingOf = (choice: SettingChoice): boolean | null => (choice === 'role' ? null : choice === 'yes');

/** The whole form as the calls take it: lines that may be missing are null when empty; a franchise has no facility. */
export function fieldsOf(entry: CustomerEntry) {
  return {
    companyName: entry.companyName.trim(),
    companyType: typeOf(entry.companyType),
    address: entry.address.trim(),
    address1: entry.address1.trim(),
    city: entry.city.trim(),
    state: stateOf(entry.state),
    zipcode: entry.zipcode,
    facility: entry.companyType === 'FRANCHISE' ? null : lineOrNull(entry.facility),
    firstName: entry.firstName.trim(),
    lastName: entry.lastName.trim(),
    email: entry.email.trim(),
    phone: entry.phone,
    driversLicense: lineOrNull(entry.driversLicense),
    businessLicense: lineOrNull(entry.businessLicense),
    ein: lineOrNull(entry.ein),
    metalLicense: entry.metalLicense,
    companyLogo: entry.companyLogo,
    priceMod: decimalOrNull(entry.priceMod),
    priceModIsPercentage: entry.priceModIsPercentage,
    groupModifier: decimalOrNull(entry.groupModifier),
    groupModifierIsPercentage: entry.groupModifierIsPercentage,
    lookupRestriction: restrictionOf(entry.lookupRestriction),
    isPictureMandatory: settingOf(entry.isPictureMandatory),
    canSeeUnitPrice: settingOf(entry.canSeeUnitPrice),
    canSeeMarkup: settingOf(entry.canSeeMarkup),
    canSeeSubtotal: settingOf(entry.canSeeSubtotal),
    canBuildCart: settingOf(entry.canBuildCart),
  };
}

/** Fields of a customer as the calls take them. */
export type CustomerFields = ReturnType<typeof fieldsOf>;

function isField(name: string): name is keyof CustomerFields {
  return name in newEntry();
}

function only(
  fields: CustomerFields,
  isWanted: (name: keyof CustomerFields) => boolean,
): Partial<CustomerFields> {
  const kept: Partial<CustomerFields> = { ...fields };
  for (const name of Object.keys(fields).filter(isField)) if (!isWanted(name)) delete kept[name];
  return kept;
}

/** What was changed between two states of the form, so that a save leaves alone what others changed. */
export function changesBetween(before: CustomerEntry, after: CustomerEntry): Partial<CustomerFields> {
  const [old, fields] = [fieldsOf(before), fieldsOf(after)];
  return only(fields, (name) => fields[name] !== old[name]);
}

const settings = {
  lookupRestriction: undefined,
  isPictureMandatory: undefined,
  canSeeUnitPrice: undefined,
  canSeeMarkup: undefined,
  canSeeSubtotal: undefined,
  canBuildCart: undefined,
};

/** The form of a new customer, which the form's rules let through, without what the user may not set. */
export function newCustomerOf(entry: CustomerEntry, rights: CustomerRights) {
  return {
    ...fieldsOf(entry),
    companyType: checkedType(entry.companyType),
    state: checkedState(entry.state),
    ...(rights.priceMod ? {} : { priceMod: undefined, priceModIsPercentage: undefined }),
    ...(rights.groupModifier ? {} : { groupModifier: undefined, groupModifierIsPercentage: undefined }),
    ...(rights.settings ? {} : settings),
  };
}

/** The customer as the active switch saves it: whole, without what is empty or hidden from the user (CUST-022). */
export function wholeCustomer(customer: Company): Partial<CustomerFields> {
  const fields = fieldsOf(entryOf(customer));
  const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
  return only(fields, (name) => !isEmpty(fields[name]) && !isEmpty(customer[name]));
}
