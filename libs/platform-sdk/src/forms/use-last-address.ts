import type { AddressEntry } from './address-entry';
import { useKeptDraft } from './use-kept-draft';

/** The address that was saved last, and whose it is. */
export interface LastAddress extends AddressEntry {
  name: string;
}

function isAddress(values: unknown): values is LastAddress {
  const names = ['name', 'address', 'city', 'state', 'zipcode'];
  return (
    typeof values === 'object' &&
    values !== null &&
    names.every((one) => typeof Reflect.get(values, one) === 'string')
  );
}

/** Remembers the address that was saved last for a day, so that the next form can offer it. It goes at sign-out. */
export function useLastAddress() {
  const { found, keep } = useKeptDraft({ noun: 'address' });
  const last: unknown = found?.values;
  return {
    last: isAddress(last) ? last : null,
    remember: (name: string, { address, city, state, zipcode }: AddressEntry) =>
      keep({ name: name.trim(), address, city, state, zipcode }),
  };
}
