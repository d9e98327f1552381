import {
  email,
  optionalAdjustment,
  optionalLine,
  optionalPhone,
  requiredLine,
  state,
  zipcode,
  type FieldRule,
} from '@washcoat/platform-sdk/forms';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { CustomerEntry } from './customer-entry';

const adjustment = optionalAdjustment(100_000);
const optionalEmail: FieldRule = (text) => text.trim() === '' || email(text);
const companyType: FieldRule = (type) => type !== '' || 'Please select valid Company Type';

function needsFacility({ companyType: type }: CustomerEntry): boolean {
  return type !== 'FRANCHISE' && type !== 'HOUSE';
}

/** What else a form asks for. */
export interface CustomerFormKind {
  /** The account form, with a user in it, needs the e-mail of the company. */
  isAccount?: boolean;
  /** A new user sees no facilities yet and gets one from the house. */
  withoutFacility?: boolean;
}

/** What is wrong with which field, in the order of the form and in the words of the seeds. */
export function customerProblems(
  entry: CustomerEntry,
  { isAccount = false, withoutFacility = false }: CustomerFormKind = {},
): Partial<Record<keyof CustomerEntry, string>> {
  const checks: [keyof CustomerEntry, true | string][] = [
    ['companyName', requiredLine(200)(entry.companyName)],
    ['companyType', companyType(entry.companyType)],
    [
      'facility',
      withoutFacility || !needsFacility(entry) || entry.facility !== '' || 'Please select valid Facility',
    ],
    ['address', requiredLine(200)(entry.address)],
    ['address1', optionalLine(200)(entry.address1)],
    ['city', requiredLine(100)(entry.city)],
    ['state', state(entry.state)],
    ['zipcode', zipcode(entry.zipcode)],
    ['firstName', requiredLine(100)(entry.firstName)],
    ['lastName', requiredLine(100)(entry.lastName)],
    ['email', (isAccount ? email : optionalEmail)(entry.email)],
    ['phone', optionalPhone(entry.phone)],
    ['driversLicense', optionalLine(100)(entry.driversLicense)],
    ['businessLicense', optionalLine(100)(entry.businessLicense)],
    ['ein', optionalLine(20)(entry.ein)],
    ['companyLogo', entry.companyType !== 'FRANCHISE' || entry.companyLogo !== null || 'please add image'],
    ['priceMod', adjustment(entry.priceMod)],
    ['groupModifier', adjustment(entry.groupModifier)],
  ];
  return Object.fromEntries(checks.filter(([, answer]) => answer !== true));
}

/** A resolver for react-hook-form from what is wrong with which field. */
export function resolverOf<Entry extends FieldValues>(
  problemsOf: (entry: Entry) => Partial<Record<string, string>>,
): Resolver<Entry> {
  return (entry) => {
    const problems = Object.entries(problemsOf(entry));
    const errors: FieldErrors<Entry> = {};
    for (const [name, message] of problems) Object.assign(errors, { [name]: { type: 'validate', message } });
    return problems.length === 0 ? { values: entry, errors: {} } : { values: {}, errors };
  };
}

/** Checks the customer form. */
export const customerResolver = resolverOf<CustomerEntry>((entry) => customerProblems(entry));
