import type { RequestOf } from '@washcoat/contract-kernel';
import type { itemAdd } from './items.endpoints';
import { isPoundGroup } from './item-amounts';
import { itemGroups } from './states';

/** A converter as a search shows it. */
export interface FoundConverter {
  productId: string;
  oem: string;
  description: string;
  typeName: string;
  profileUrl: string | null;
  /** Absent for those who see no prices. */
  offerPrice?: number;
}

type Amounts = Pick<RequestOf<typeof itemAdd>, 'box' | 'unit' | 'quantity' | 'loadUrls'>;

/** How a number of pieces of a type is asked for: of wire the service weighs them. */
export function amountsOfPieces(typeName: string, pieces: number): Pick<Amounts, 'unit' | 'quantity'> {
  return isPoundGroup(typeName) ? { unit: pieces } : { unit: 1, quantity: pieces };
}

/**
 * What popup and scanner send to put a converter on a cart. The price is what the search showed; there is no adjusted
 * price, because the cart may be another customer's than the search was priced for, and the server prices for the cart.
 * Of wire the search shows the price of a piece, which is none of a line.
 */
export function itemFromSearch(
  loadId: string,
  converter: FoundConverter,
  amounts: Amounts,
): RequestOf<typeof itemAdd> {
  return { loadId, ...lineFromSearch(converter, amounts) };
}

/** The same as a line among several. */
export function lineFromSearch(
  { productId, oem, description, typeName, profileUrl, offerPrice }: FoundConverter,
  { box, unit, quantity, loadUrls }: Amounts,
): Omit<RequestOf<typeof itemAdd>, 'loadId'> {
  return {
    productId,
    oem,
    description,
    url: profileUrl,
    type: itemGroups.find((group) => group === typeName.trim().toUpperCase()),
    basePrice: isPoundGroup(typeName) ? undefined : offerPrice,
    isAddToLoad: true,
    box,
    unit,
    quantity,
    loadUrls,
  };
}
