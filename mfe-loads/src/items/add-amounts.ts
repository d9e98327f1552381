import type { Product } from '@washcoat/contract-converters';
import { isPoundGroup } from '@washcoat/contract-loads';
import { piecePounds, pricePerPound } from '@washcoat/metals';
import { countsProblem } from './item-counts';

type Priced = Pick<Product, 'typeName' | 'subweight' | 'isDefaultAssay' | 'offerPrice'>;

/** Grams of a piece, where they are its own and may be seen. */
const gramsOf = ({ subweight, isDefaultAssay }: Priced) => (isDefaultAssay ? null : subweight);

/** What a line of a converter is offered at, as its price field begins: of wire the price of a pound, where it is known. */
export function offerText(product: Priced | null): string {
  if (product?.offerPrice === undefined) return '';
  const { typeName, offerPrice } = product;
  if (!isPoundGroup(typeName)) return String(offerPrice);
  const price = pricePerPound(offerPrice, gramsOf(product));
  return price === null ? '' : String(price);
}

/** What the quantity of a converter begins with: one piece; of wire nothing, which is what a piece weighs. */
export function quantityAtFirst(product: Priced | null): string {
  return product && isPoundGroup(product.typeName) ? '' : '1';
}

/** What stands in the empty quantity of wire. */
export function poundsHint(product: Priced | null): string | undefined {
  if (!product || !isPoundGroup(product.typeName)) return undefined;
  return String(piecePounds(gramsOf(product)) ?? '1 piece');
}

/** The quantity that was typed; absent for wire that the catalogue weighs. */
export function typedQuantity({ typeName }: Priced, quantity: string): number | undefined {
  return isPoundGroup(typeName) && quantity.trim() === '' ? undefined : Number(quantity);
}

/** What is wrong with the typed quantity, as a sentence. */
export function quantityProblem(product: Priced, quantity: string): string | undefined {
  return countsProblem(product.typeName, String(typedQuantity(product, quantity) ?? 1), '1');
}
