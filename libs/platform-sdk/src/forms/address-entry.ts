/** An address as a form holds it. */
export interface AddressEntry {
  address: string;
  city: string;
  state: string;
  zipcode: string;
}
