import { useSession } from '@washcoat/platform-sdk';
import type { Session } from '@washcoat/platform-sdk';
import { useMemo } from 'react';

/** What the user sees of converters and may do with them. */
export interface ConverterRights {
  /** Filters, paging and carts; others see five results of a single lookup. */
  isFullSearch: boolean;
  /** Pays for each opened converter with a credit. */
  isSubscriber: boolean;
  /** Market, listed, scheme, alt1 and offer in lists. */
  prices: boolean;
  /** Base and override price: the house's administrators. */
  housePrices: boolean;
  /** Weight and ppm. */
  assay: boolean;
  addToCart: boolean;
  /** Converters side by side; not for those who pay for each one. */
  compare: boolean;
}

/** The rights of `session`; the server omits what is not allowed all the same. */
export function converterRights(session: Session): ConverterRights {
  const { hierarchy, canShowAdvancedSearchFilters, canShowPricing, canAccessAssay } = session;
  const isFullSearch = hierarchy === 1 || hierarchy === 10 || canShowAdvancedSearchFilters;
  const isSubscriber = hierarchy === 2;
  const prices = canShowPricing && !isSubscriber;
  const fillsCarts = hierarchy === 10 || session.canBuildCart || session.canSellerAddToCart;
  return {
    isFullSearch,
    isSubscriber,
    prices,
    housePrices: prices && hierarchy === 1,
    assay: canAccessAssay,
    addToCart: isFullSearch && fillsCarts,
    compare: !isSubscriber,
  };
}

/** The rights of the signed-in user, the same object as long as the session is. */
export function useConverterRights(): ConverterRights {
  const session = useSession();
  return useMemo(() => converterRights(session), [session]);
}
