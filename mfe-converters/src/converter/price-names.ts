import type { Product } from '@washcoat/contract-converters';

export interface NamedPrice {
  name: string;
  /** US dollars per piece. */
  value: number;
  /** Decimals to show; whole dollars are 0. */
  digits?: number;
}

/** A price of a converter by its name on the wire. */
export type PriceField =
  | 'calculatedPrice'
  | 'marketPrice'
  | 'basePrice'
  | 'price'
  | 'listedPrice'
  | 'schemePice'
  | 'alt1Price'
  | 'offerPrice';

/** Every price a converter may have, in the order they come about. Calculated is in whole dollars. */
export const priceNames: readonly { field: PriceField; name: string; digits?: number }[] = [
  { field: 'calculatedPrice', name: 'Calculated', digits: 0 },
  { field: 'marketPrice', name: 'Market' },
  { field: 'basePrice', name: 'Base' },
  { field: 'price', name: 'Override' },
  { field: 'listedPrice', name: 'Listed' },
  { field: 'schemePice', name: 'Scheme' },
  { field: 'alt1Price', name: 'Alt1' },
  { field: 'offerPrice', name: 'Offer' },
];

/** The prices of a converter that the user may see, in the order they come about. */
export function pricesOf(product: Product): NamedPrice[] {
  return priceNames.flatMap(({ field, ...rest }) => {
    const value = product[field];
    return value === null || value === undefined ? [] : [{ ...rest, value }];
  });
}
