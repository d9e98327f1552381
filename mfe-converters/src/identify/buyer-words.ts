import type { IdentifySearch } from './identify-search';

/** Whom and where a search prices for, in words: `for Harlan at Atlanta`; empty when nobody was chosen. */
export function buyerWords({ customer, facility }: Pick<IdentifySearch, 'customer' | 'facility'>): string {
  return [customer && `for ${customer.label}`, facility && `at ${facility.label}`].filter(Boolean).join(' ');
}
