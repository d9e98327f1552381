import type { Company, Facility } from '@washcoat/contract-entities';

/** What the dialog asks for. */
export interface CartForm {
  loadName: string;
  facilityId: string;
  isQuote: boolean;
  ein: string;
}

/** Those of the active facilities that take carts. */
export function facilitiesForCarts(list: readonly Facility[]): Facility[] {
  return list.filter(({ isCartCreation }) => isCartCreation);
}

/** The facility that is chosen at first: the customer's own, else the only one there is. */
export function firstFacility({ facility }: Company, facilities: readonly Facility[]): string {
  const own = facilities.find(({ name }) => name === facility);
  const only = facilities.length === 1 ? facilities[0] : undefined;
  return (own ?? only)?.facilityId ?? '';
}

/** Whether the facility wants an EIN that the customer has not given yet. */
export function needsEin(facility: Facility | undefined, { ein }: Company): boolean {
  return Boolean(facility?.isEinRequired) && !ein;
}
