import { priceSight } from '@washcoat/contract-kernel';
import { useSession } from '@washcoat/platform-sdk';
import { useMemo } from 'react';

/** Which prices of the catalogue a list has columns for. */
export interface PricesSeen {
  seesPrices: boolean;
  /** Calculated and override prices, which are the house's own. */
  seesHouse: boolean;
}

/** Columns of prices that the reader is not told would say that there are none. */
export function usePricesSeen(): PricesSeen {
  const { catalogue, house } = priceSight(useSession());
  return useMemo(() => ({ seesPrices: catalogue, seesHouse: house }), [catalogue, house]);
}
