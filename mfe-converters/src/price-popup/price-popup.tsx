import type { Product } from '@washcoat/contract-converters';
import { hrefTo, lazyScreen, problemText } from '@washcoat/platform-sdk';
import { Card, Dialog, FailedPart, LinkButton, Skeleton, Stack } from '@washcoat/ui';
import { useCallback, useState } from 'react';
import { useConverterQuery } from '../converter/converter.api';
import { makeAndModel } from '../converter/converter-name';
import { PriceTrust } from '../converter/price-trust';
import { apartOf } from '../converter/tell-apart';
import { PriceWaterfall } from '../converter-detail/price-waterfall';
import { PricedFor } from '../converter/priced-for';
import { PriceStrip } from '../converter-detail/price-strip';
import { buyerWords } from '../identify/buyer-words';
import { foundConverterAddress, placeOf } from '../identify/identify-search';
import type { IdentifySearch } from '../identify/identify-search';
import { CachedPrices } from '../offline/cached-prices';
import { useCachedConverter } from '../offline/use-cached';
import { ExplainPriceContext } from './explain-price';
import type { PastPrices } from './explain-price';
import { MetalValueTable } from './metal-value-table';
import { PastNote } from './past-note';

const PriceHistoryPart = lazyScreen(() => import('../price-history/price-history-part'), {
  waiting: <Skeleton $height="180px" />,
});
const PastChoicePart = lazyScreen(() => import('./past-choice-part'), {
  waiting: <Skeleton $height="62px" />,
});
const LOAD_FAILED = 'The price did not load.';

export interface PricePopupProps {
  product: Product;
  /** The search it was found by; its facility and customer make the price. */
  search: IdentifySearch;
  /** Prices of before, by which it is explained at first; those in force when absent. */
  past?: PastPrices;
  /** Its page is open behind: no button leads there. */
  isOnPage?: boolean;
  onClose: () => void;
}

/** Every price of a converter that the user may see, how the offer came about, and how it went. */
export function PricePopup({ product, search, past: first, isOnPage, onClose }: PricePopupProps) {
  const [past, setPast] = useState(first);
  const explain = useCallback((_product: Product, next?: PastPrices) => setPast(next), []);
  const request = {
    productId: product.productId,
    companyId: search.customer?.value,
    ...placeOf(search.facility),
    onDay: past?.day,
    snapshotId: past?.snapshotId,
  };
  const { currentData, error, isFetching, refetch } = useConverterQuery(request);
  const cached = useCachedConverter(request);
  const buyer = buyerWords(search);
  const shown = currentData ?? (past ? undefined : product);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width={880}
      title={`Prices of ${product.oem}`}
      consequence={buyer && `Priced ${buyer}`}
      sentence={[makeAndModel(product), apartOf(product)].filter(Boolean).join(' · ')}
      buttons={
        !isOnPage && (
          <LinkButton kind="main" {...hrefTo(foundConverterAddress(product.productId, search))}>
            Open converter
          </LinkButton>
        )
      }
    >
      {cached && !currentData ? (
        <CachedPrices cached={cached} />
      ) : error && !isFetching ? (
        <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={() => void refetch()} plain />
      ) : (
        <Stack>
          {product.offerPrice !== undefined && (
            <PastChoicePart past={past} beside={currentData?.besidePrices} onPast={setPast} />
          )}
          {past && (
            <PastNote
              past={past}
              offer={currentData?.offerPrice}
              offerToday={product.offerPrice}
              isLoading={!currentData}
              onToday={() => setPast(undefined)}
            />
          )}
          {shown && <PriceTrust product={shown} />}
          <ExplainPriceContext value={null}>{shown && <PriceStrip product={shown} />}</ExplainPriceContext>
          <PricedFor pricedFor={currentData?.pricedFor} isUpdating={false} />
          {currentData?.explanation ? (
            <PriceWaterfall oem={product.oem} explanation={currentData.explanation} />
          ) : (
            isFetching && <Skeleton $height="180px" />
          )}
          {currentData?.metalValue && (
            <Card title="What each metal adds" flush>
              <MetalValueTable product={currentData} metals={currentData.metalValue} />
            </Card>
          )}
          <ExplainPriceContext value={explain}>
            <PriceHistoryPart product={product} />
          </ExplainPriceContext>
        </Stack>
      )}
    </Dialog>
  );
}
