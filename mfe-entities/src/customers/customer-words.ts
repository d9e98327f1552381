import type { Company } from '@washcoat/contract-entities';
import type { Session } from '@washcoat/platform-sdk';
import { formatMoney, formatPercent, type Option } from '@washcoat/ui';

const typeNames: Record<string, string> = {
  FRANCHISE: 'Franchise',
  SELLER: 'Partner Seller',
  HOUSE: 'House',
};

/** The company type as people call it; plain customers have none. */
export const typeName = ({ companyType }: Pick<Company, 'companyType'>): string =>
  typeNames[companyType] ?? 'Customer';

/**
 * The types to choose from: hierarchy 10 adds partner sellers only, a franchise needs canCreateFranchise. The present
 * type always stays among them.
 */
export function typeOptions({ hierarchy, canCreateFranchise }: Session, present = ''): Option[] {
  const offered = [
    'SELLER',
    ...(hierarchy !== 10 && canCreateFranchise ? ['FRANCHISE'] : []),
    ...(hierarchy === 10 ? [] : ['CUSTOMER']),
  ];
  const values = present === '' || offered.includes(present) ? offered : [present, ...offered];
  return values.map((companyType) => ({ value: companyType, label: typeName({ companyType }) }));
}

/** The type a new customer starts with: the one asked for, the only one there is, else none. */
export function firstType(session: Session, wanted?: string | null): string {
  const values = typeOptions(session).map(({ value }) => value);
  if (wanted && values.includes(wanted)) return wanted;
  const [first, ...others] = values;
  return first !== undefined && others.length === 0 ? first : '';
}

/** What a page calls the companies that it is about. */
export interface CompanyWords {
  /** One of them: customer. */
  noun: string;
  /** Several, as a title: Customers. */
  title: string;
  /** One, as a title: Customer. */
  one: string;
}

/** A franchise is called one; partner sellers and plain customers are customers. */
export function companyWords(isFranchise: boolean): CompanyWords {
  return isFranchise
    ? { noun: 'franchise', title: 'Franchises', one: 'Franchise' }
    : { noun: 'customer', title: 'Customers', one: 'Customer' };
}

/** Lookups a month, in the words of the product; no limit is also what is meant by no choice. */
export const lookupOptions: readonly Option[] = [
  { value: '1', label: '1 to 100' },
  { value: '2', label: '110 to 500' },
  { value: '3', label: 'No Limit' },
];

/** How a setting is chosen. */
export const settingOptions: readonly Option[] = [
  { value: 'role', label: 'As the role says' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** The group modifier with its unit, '-' when there is none. */
export function priceAdjust({ groupModifier, groupModifierIsPercentage }: Company): string {
  if (groupModifier === null) return '-';
  return groupModifierIsPercentage ? formatPercent(groupModifier) : formatMoney(groupModifier);
}

/** The address in one line, without what is empty. */
export function addressLine(
  place: Pick<Company, 'address' | 'address1' | 'city' | 'state' | 'zipcode'>,
): string {
  const { address, address1, city, state, zipcode } = place;
  return [address, address1, city, `${state} ${zipcode}`.trim()].filter(Boolean).join(', ');
}

/** The fields of a customer by their names on the wire. */
export const customerFieldNames = {
  companyName: 'Company name',
  companyType: 'Company type',
  parentCompanyId: 'Belongs to (number)',
  parentCompanyName: 'Belongs to',
  address: 'Address 1',
  address1: 'Address 2',
  city: 'City',
  state: 'State',
  zipcode: 'Zipcode',
  facility: 'Facility',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  driversLicense: "Driver's license",
  businessLicense: 'Business license',
  ein: 'EIN',
  metalLicense: 'Metal license',
  companyLogo: 'Company logo',
  priceMod: 'Price modifier',
  priceModIsPercentage: 'Price modifier in percent',
  groupModifier: 'Group modifier',
  groupModifierIsPercentage: 'Group modifier in percent',
  groupDiscount: 'Group discount',
  facilityDiscount: 'Discounts by facility',
  facilityDiscounts: 'Discounts by facility',
  lookupRestriction: 'Lookup restriction',
  isPictureMandatory: 'Picture mandatory',
  canSeeUnitPrice: 'Can see unit price',
  canSeeMarkup: 'Can see markup',
  canSeeSubtotal: 'Can see subtotal',
  canBuildCart: 'Can build cart',
  isActive: 'Is Active?',
} as const satisfies Record<string, string>;
