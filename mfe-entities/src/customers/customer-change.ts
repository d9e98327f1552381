import { company as noun, type Company, type CompanyEntry } from '@washcoat/contract-entities';
import { entryOf, formEmail, formOf, isSeen, namesWhere, startOf } from '@washcoat/contract-kernel';
import { resolverOf } from '@washcoat/platform-sdk/forms';
import { clashOf } from '@washcoat/platform-sdk/lists';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { CustomerRights } from './customer-rights';

// Discounts have a page of their own.
const { groupDiscount: _ofPricing, ...fields } = formOf(noun).shape;
const form = z.object(fields);
const changes = z.partial(form);

/** The form of a customer that does not exist yet. */
export const newCustomer = (companyType = ''): CompanyEntry => ({ ...startOf(noun), companyType });

/** What else a form asks for. */
export interface AskedOfCustomer {
  /** The account form, with a user in it, needs the e-mail of the company. */
  isAccount?: boolean;
  /** A new user sees no facilities yet and gets one from the house. */
  withoutFacility?: boolean;
}

const chosenFacility = z.string().check(z.minLength(1, 'Please select valid Facility'));
const neededLogo = fields.companyLogo.check(z.refine((url) => url !== null, 'please add image'));

/** Whether a company of this type delivers to somebody's facility: franchises and the house have their own. */
export const delivers = ({ companyType }: Pick<CompanyEntry, 'companyType'>) =>
  companyType !== 'FRANCHISE' && companyType !== 'HOUSE';

/** What a form must hold that is filled in like this. */
export const formOfCustomer = (
  { isAccount, withoutFacility }: AskedOfCustomer,
  typed: Pick<CompanyEntry, 'companyType'>,
) =>
  z.object({
    ...fields,
    // Nobody chooses the type of the house.
    ...(typed.companyType === 'HOUSE' && { companyType: z.string() }),
    ...(!withoutFacility && delivers(typed) && { facility: chosenFacility }),
    ...(isAccount && { email: formEmail }),
    ...(typed.companyType === 'FRANCHISE' && { companyLogo: neededLogo }),
  });

/** Checks the customer form. */
export const customerResolver: Resolver<CompanyEntry> = (typed, ...rest) =>
  resolverOf<CompanyEntry>(formOfCustomer({}, typed))(typed, ...rest);

/** A franchise delivers nowhere, whatever was chosen before it became one. */
const settled = (entry: CompanyEntry): CompanyEntry => ({
  ...entry,
  facility: entry.companyType === 'FRANCHISE' ? '' : entry.facility,
});

/** The form of a new customer, which its rules let through, without what the user may not set. */
export function newCustomerOf(entry: CompanyEntry, rights: CustomerRights) {
  const sent = form.parse(settled(entry));
  for (const name of namesWhere(noun, (field) => !isSeen(field, rights))) Reflect.deleteProperty(sent, name);
  return sent;
}

/** What was changed between two states of the form, so that a save leaves alone what others changed. */
export function changesBetween(before: CompanyEntry, after: CompanyEntry) {
  const [old, now] = [settled(before), settled(after)];
  const changed = Object.entries(now).filter(([name, value]) => value !== Reflect.get(old, name));
  return changes.parse(Object.fromEntries(changed));
}

/** The customer as the active switch saves it: whole, without what is empty or hidden from the user (CUST-022). */
export function wholeCustomer(customer: Company) {
  const entry = entryOf(noun, customer);
  const isFilled = (name: string) => !['', null].includes(Reflect.get(customer, name));
  const filled = Object.entries(fields).flatMap(([name, schema]) => {
    const value: unknown = Reflect.get(entry, name);
    return isFilled(name) && z.safeParse(schema, value).success ? [[name, value]] : [];
  });
  return changes.parse(Object.fromEntries(filled));
}

const clash = clashOf(noun);

/** The fields changed here, as they are here and as somebody else saved them; where both agree nothing clashes. */
export const clashFields = (start: CompanyEntry, mine: CompanyEntry, theirs: CompanyEntry) =>
  clash(mine, theirs).filter(({ id }) => Reflect.get(mine, id) !== Reflect.get(start, id));
