import type { Company } from '@washcoat/contract-entities';
import { formatMoney, formatPercent } from '@washcoat/ui';

const typeNames: Record<string, string> = {
  FRANCHISE: 'Franchise',
  SELLER: 'Partner Seller',
  HOUSE: 'House',
};

/** The company type as people call it; plain customers have none. */
export const typeName = ({ companyType }: Pick<Company, 'companyType'>): string =>
  typeNames[companyType] ?? 'Customer';

/** The group modifier with its unit, '-' when there is none. */
export function priceAdjust({ groupModifier, groupModifierIsPercentage }: Company): string {
  if (groupModifier === null) return '-';
  return groupModifierIsPercentage ? formatPercent(groupModifier) : formatMoney(groupModifier);
}

/** The address in one line, without what is empty. */
export function addressLine({ address, address1, city, state, zipcode }: Company): string {
  return [address, address1, city, `${state} ${zipcode}`.trim()].filter(Boolean).join(', ');
}
