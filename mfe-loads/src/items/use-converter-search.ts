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

/** Where converters of a load are found. */
export interface ConverterSearch {
  /** Converters for a text; rejects when they cannot be read. */
  find: (text: string) => Promise<readonly Product[]>;
  /** The same as options. */
  search: (text: string) => Promise<Option[]>;
  /** The converter behind an option. */
  converterOf: (productId: string) => Product | undefined;
}

/** Searches converters priced for the open load: its customer, at its facility. */
export function useConverterSearch(): ConverterSearch {
  const { load } = useOpenLoad();
  const { companyId, facilityId, facilityName: facilityCity } = load;
  const [read] = useLazyLoadConvertersQuery();
  const options = useRef(new Map<string, Product>());
  const find = useCallback(
    async (text: string): Promise<readonly Product[]> => {
      const request = {
        text,
        companyId,
        facilityId,
        facilityCity,
        count: PAGE_SIZE,
        isLoad: 'true' as const,
      };
      const { list } = await read(request).unwrap();
      return list;
    },
    [read, companyId, facilityId, facilityCity],
  );
  const search = useCallback(
    async (text: string) => {
      const list = await find(text);
      for (const product of list) options.current.set(product.productId, product);
      return list.map(optionOf);
    },
    [find],
  );
  const converterOf = useCallback((productId: string) => options.current.get(productId), []);
  return { find, search, converterOf };
}
