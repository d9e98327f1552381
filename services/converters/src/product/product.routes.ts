import * as contract from '@washcoat/contract-converters';
import type { Session } from '@washcoat/contract-entities';
import { calendarDay, type InputOf } from '@washcoat/contract-kernel';
import { badInput, notFound, read, type ReadContext, type Route, type Service } from '@washcoat/service-kit';
import { findLookupId } from '../lookup/lookup.repository';
import { lookUpProduct } from '../lookup/look-up-product';
import { addPriceRanges } from '../price-history/price-ranges';
import { getPriceHistory } from '../price-history/get-price-history';
import type { PriceBoard } from '../pricing/price-board';
import type { DraftEffects } from '../pricing-draft/effect-of-draft';
import { CatalogueWordsReader } from '../search/catalogue-words';
import { LIMITED_ROWS, searchProducts } from '../search/search-products';
import { readCodes, readFamilies, readMakes, readTypes } from './catalogue-names.repository';
import { getProduct } from './get-product';
import { mayListInactive, isLimited, isSubscriber, productSight, type ProductSight } from './product.policy';
import { findProduct } from './product.repository';

const SUGGESTIONS = 20;

/** The catalogue: search, one converter, its price history, and the names to choose from. */
export function productRoutes(service: Service, board: PriceBoard, effects: DraftEffects): readonly Route[] {
  const { plannedOnce, platform } = service;
  const { timezone, services } = platform;
  const words = new CatalogueWordsReader();

  async function sightTo(productId: string, { database, session, now }: ReadContext): Promise<ProductSight> {
    if (!isSubscriber(session)) return productSight(session);
    const day = calendarDay(now, timezone);
    return productSight(session, (await findLookupId(database, { ...session, productId, day })) !== null);
  }

  async function listProducts(
    { database, session, now, requestId }: ReadContext,
    input: InputOf<typeof contract.productList>,
  ) {
    if (!input.isClicked || !isSubscriber(session))
      return searchProducts({ database, plannedOnce, board, effects, words, timezone }, session, input, now);
    const { productId } = input;
    if (!productId) throw badInput({ productId: 'Choose a converter' });
    return service.inTransaction({ session, now, correlationId: requestId }, (unit) =>
      lookUpProduct(unit, session, productId, { board, services, timezone }),
    );
  }

  return [
    read(contract.productList, listProducts),
    read(contract.productDetail, async (context, input) => {
      const sight = await sightTo(input.productId, context);
      const { database, session, now } = context;
      const product = await getProduct(database, board, session, sight, input);
      await addPriceRanges(database, [product], now, timezone);
      return product;
    }),
    read(contract.priceHistory, async (context, input) => {
      const product = await findProduct(context.database, input.productId, mayListInactive(context.session));
      if (!product) throw notFound('This converter');
      const sight = await sightTo(input.productId, context);
      if (!sight.catalogue) return { list: [], high: null, low: null, average: null };
      return getPriceHistory(context.database, input, context.now, timezone);
    }),
    ...nameRoutes,
  ];
}

const nameRoutes: readonly Route[] = [
  read(contract.typeList, async ({ database }, { count, offset }) => {
    const types = await readTypes(database, count + 1, offset);
    return { list: types.slice(0, count), areMoreItemsAvailable: types.length > count };
  }),
  read(contract.makeNames, async ({ database }, { text }) => ({
    list: await readMakes(database, text ?? ''),
  })),
  read(contract.familyNames, async ({ database }) => ({ list: await readFamilies(database) })),
  read(contract.oemSuggestions, async ({ database, session }, { text }) => {
    const codeKey = contract.codeKeyOf(text);
    if (!codeKey) return { list: [] };
    return { list: await readCodes(database, codeKey, mayListInactive(session), suggestionsFor(session)) };
  }),
];

function suggestionsFor(session: Session): number {
  return isLimited(session) ? LIMITED_ROWS : SUGGESTIONS;
}
