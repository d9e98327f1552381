import { useCallback, useRef } from 'react';
import type { Product } from '@washcoat/contract-converters';
import { formatMoney, type Option, tellApart } from '@washcoat/ui';
import { useOpenLoad } from '../load-detail/load-context';
import { useLazyLoadConvertersQuery } from './items.api';

const PAGE_SIZE = 50;

/** A converter as an option: its code, then what tells it from its look-alikes. */
function optionOf(product: Product): Option {
  const { productId, oem, manufacturer, description, typeName, offerPrice } = product;
  const kind = product.isSharedStamp ? tellApart(product) : typeName === 'CERAMIC' ? '' : typeName;
  const price = offerPrice === undefined ? '' : formatMoney(offerPrice);
  return {
    value: productId,
    label: oem,
    note: [kind, manufacturer, description, price].filter(Boolean).join(' · '),
  };
}

/**
 * Searches converters priced for the open load: its customer, at its facility.
 * `converterOf` answers the converter behind an option.
 */
export function useConverterSearch() {
  const { load } = useOpenLoad();
  const { companyId, facilityId, facilityName: facilityCity } = load;
  const [find] = useLazyLoadConvertersQuery();
  const found = useRef(new Map<string, Product>());
  const search = useCallback(
    async (text: string): Promise<Option[]> => {
      const request = {
        text,
        companyId,
        facilityId,
        facilityCity,
        count: PAGE_SIZE,
        isLoad: 'true' as const,
      };
      const { list } = await find(request).unwrap();
      for (const product of list) found.current.set(product.productId, product);
      return list.map(optionOf);
    },
    [find, companyId, facilityId, facilityCity],
  );
  const converterOf = useCallback((productId: string) => found.current.get(productId), []);
  return { search, converterOf };
}
