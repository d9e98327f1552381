import { checkedState } from '@washcoat/platform-sdk/forms';

/** An address as a form holds it. */
export interface AddressEntry {
  address: string;
  city: string;
  state: string;
  zipcode: string;
}

/** The address of a new record. */
export const noAddress: Readonly<AddressEntry> = { address: '', city: '', state: '', zipcode: '' };

/** The address of a stored record in its form. */
export function addressOf({ address, city, state, zipcode }: AddressEntry): AddressEntry {
  return { address, city, state, zipcode };
}

/** The address as the calls take it. */
export function sentAddress({ address, city, state, zipcode }: AddressEntry) {
  return { address: address.trim(), city: city.trim(), state: checkedState(state), zipcode };
}
