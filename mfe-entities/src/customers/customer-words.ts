import { company as noun, type Company } from '@washcoat/contract-entities';
import { choiceWords } from '@washcoat/contract-kernel';
import type { Session } from '@washcoat/platform-sdk';
import { formatMoney, formatPercent, type Option } from '@washcoat/ui';

/** The company type as people call it. */
export const typeName = ({ companyType }: Pick<Company, 'companyType'>): string =>
  choiceWords(noun.fields.companyType, companyType);

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

/** How prices for a customer differ before its group's modifier, in percent or dollars; "-" where they do not. */
export const priceModifier = ({ priceMod, priceModIsPercentage }: Company): string =>
  modifierText(priceMod, priceModIsPercentage);

/** The modifier that comes after it, which the list calls Price Adjust. */
export const priceAdjust = ({ groupModifier, groupModifierIsPercentage }: Company): string =>
  modifierText(groupModifier, groupModifierIsPercentage);

function modifierText(value: number | null, isPercentage: boolean): string {
  if (value === null) return '-';
  return isPercentage ? formatPercent(value) : formatMoney(value);
}

/** The address in one line, without what is empty. */
export function addressLine(
  place: Pick<Company, 'address' | 'address1' | 'city' | 'state' | 'zipcode'>,
): string {
  const { address, address1, city, state, zipcode } = place;
  return [address, address1, city, `${state} ${zipcode}`.trim()].filter(Boolean).join(', ');
}
