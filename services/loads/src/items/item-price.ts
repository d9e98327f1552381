import type { PricingSnapshotData, ProductCopy } from '@washcoat/contract-converters';
import type { PriceStep } from '@washcoat/contract-kernel';
import { isPoundGroup, piecePounds, pricePerPound } from '@washcoat/metals';
import { conflict, nameAt, notFound } from '@washcoat/service-kit';
import type { LoadRecord } from '../carts/load.model';
import type { PriceFacts } from '../copies/price-facts.repository';
import { groupOf } from './item';
import { itemPriceSteps, perPoundStep } from './item-price-steps';

/** The price of one converter for the customer and facility of a load, and where it came from. */
export interface ItemPrice {
  product: ProductCopy;
  snapshot: PricingSnapshotData;
  /** What is priced in one piece: 1, or of wire its pounds. Null for wire of which no weight is known. */
  ofPiece: number | null;
  /** Of a piece, or of a pound of wire; null for wire of which no weight is known. */
  listedPrice: number | null;
  offerPrice: number | null;
  /** How the offer came about. */
  steps: PriceStep[];
}

/** For whom and where a load is priced in a snapshot: by the name that the facility had then, where it knows names only. */
export const priceForIn = (
  { facilitiesById, appliedAt }: PricingSnapshotData,
  { facilityId, facility }: LoadRecord,
  { facilityNames, customer }: Pick<PriceFacts, 'facilityNames' | 'customer'>,
) => ({
  facilityId,
  facilityCity: (facilitiesById ? undefined : nameAt(facilityNames, appliedAt)) ?? facility.name,
  customer: customer && { ...customer, name: customer.companyName },
});

/**
 * Prices a converter for a load from the own copies (domain rules, section 2). The catalogue prices pieces; a line of wire
 * counts pounds, so its price becomes that of a pound here, once.
 *
 * @throws 404 for a converter that is unknown or switched off, 409 while no metal prices were ever applied
 */
export function priceForLoad(load: LoadRecord, facts: PriceFacts, productId: string): ItemPrice {
  const { products, snapshot, customer } = facts;
  const product = products[productId];
  if (!product || product.isDeleted || !product.isActive) throw notFound('This converter');
  if (!snapshot) throw conflict('There are no metal prices yet. Apply them first.', 'NO_PRICING');
  const priceFor = priceForIn(snapshot, load, facts);
  const steps = itemPriceSteps({ product, snapshot }, priceFor, customer);
  const [listedPrice, offerPrice] = [reachedAt('listed', steps), reachedAt('offer', steps)];
  if (!isPoundGroup(groupOf(product.typeName)))
    return { product, snapshot, ofPiece: 1, listedPrice, offerPrice, steps };
  const { subweight } = product;
  return {
    product,
    snapshot,
    ofPiece: piecePounds(subweight),
    listedPrice: pricePerPound(listedPrice, subweight),
    offerPrice: pricePerPound(offerPrice, subweight),
    steps: [...steps, ...perPoundStep(offerPrice, subweight)],
  };
}

/** The price that a step ends on, which is that of the catalogue to the cent. */
function reachedAt(name: 'listed' | 'offer', steps: readonly PriceStep[]): number {
  const found = steps.find(({ step }) => step === name);
  if (!found) throw new Error(`A price was explained without its step ${name}.`);
  return found.after;
}
