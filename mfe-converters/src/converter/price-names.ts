import type { Product } from '@washcoat/contract-converters';

export interface NamedPrice {
  name: string;
  /** US dollars per piece. */
  value: number;
  /** Decimals to show; whole dollars are 0. */
  digits?: number;
}

/** The prices of a converter that the user may see, in the order they come about. Calculated is in whole dollars. */
export function pricesOf(product: Product): NamedPrice[] {
  const all: { name: string; value: number | null | undefined; digits?: number }[] = [
    { name: 'Calculated', value: product.calculatedPrice, digits: 0 },
    { name: 'Market', value: product.marketPrice },
    { name: 'Base', value: product.basePrice },
    { name: 'Override', value: product.price },
    { name: 'Listed', value: product.listedPrice },
    { name: 'Scheme', value: product.schemePice },
    { name: 'Alt1', value: product.alt1Price },
    { name: 'Offer', value: product.offerPrice },
  ];
  return all.flatMap(({ value, ...rest }) =>
    value === null || value === undefined ? [] : [{ ...rest, value }],
  );
}
