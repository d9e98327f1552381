import { pricingDetail } from '@washcoat/contract-converters';
import { notFound, read, type Route } from '@washcoat/service-kit';
import type { PriceBoard } from './price-board';
import { presentPricing } from './pricing.presenter';

/** The prices in force. */
export function pricingRoutes(board: PriceBoard): readonly Route[] {
  return [
    read(pricingDetail, async ({ database }) => {
      const list = await board.currentList(database);
      if (!list) throw notFound('A pricing snapshot');
      return presentPricing(list.snapshot);
    }),
  ];
}
