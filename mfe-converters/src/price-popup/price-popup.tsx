import type { Product } from '@washcoat/contract-converters';
import { hrefTo, lazyScreen, problemText } from '@washcoat/platform-sdk';
import { Dialog, FailedPart, LinkButton, Skeleton, Stack } from '@washcoat/ui';
import { Suspense } from 'react';
import { useConverterQuery } from '../converter/converter.api';
import { makeAndModel } from '../converter/converter-name';
import { PriceWaterfall } from '../converter-detail/price-waterfall';
import { PriceStrip } from '../converter-detail/price-strip';
import { foundConverterAddress } from '../identify/identify-search';
import type { IdentifySearch } from '../identify/identify-search';

const PriceHistoryPart = lazyScreen(() => import('../price-history/price-history-part'));
const LOAD_FAILED = 'The price did not load.';

export interface PricePopupProps {
  product: Product;
  /** The search it was found by; its facility and customer make the price. */
  search: IdentifySearch;
  onClose: () => void;
}

/** Every price of a converter that the user may see, how the offer came about, and how it went. */
export function PricePopup({ product, search, onClose }: PricePopupProps) {
  const { data, error, isFetching, refetch } = useConverterQuery({
    productId: product.productId,
    companyId: search.customer?.value,
    facilityCity: search.facility || undefined,
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width={880}
      title={`Prices of ${product.oem}`}
      sentence={makeAndModel(product)}
      buttons={
        <LinkButton kind="main" {...hrefTo(foundConverterAddress(product.productId, search))}>
          Open converter
        </LinkButton>
      }
    >
      {error && !isFetching ? (
        <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={() => void refetch()} plain />
      ) : (
        <Stack>
          <PriceStrip product={data ?? product} />
          {data?.explanation ? (
            <PriceWaterfall oem={product.oem} explanation={data.explanation} />
          ) : (
            isFetching && <Skeleton $height="180px" />
          )}
          <Suspense fallback={<Skeleton $height="180px" />}>
            <PriceHistoryPart productId={product.productId} />
          </Suspense>
        </Stack>
      )}
    </Dialog>
  );
}
