import { Stack } from '@washcoat/ui';
import { PriceStrip } from '../converter-detail/price-strip';
import { PriceWaterfall } from '../converter-detail/price-waterfall';
import { ExplainPriceContext } from '../price-popup/explain-price';
import type { CachedConverter } from './cached-converters';
import { OfflineNotice } from './offline-notice';

/** The prices that are cached of a converter, and how the offer came about if it was opened before. */
export function CachedPrices({ cached: { converter, at } }: { cached: CachedConverter }) {
  const { explanation, oem } = converter;
  return (
    <Stack>
      <OfflineNotice until={at} withPrices subject="Prices are">
        {!explanation && ' How they came about comes back with the connection.'}
      </OfflineNotice>
      <ExplainPriceContext value={null}>
        <PriceStrip product={converter} />
      </ExplainPriceContext>
      {explanation && <PriceWaterfall oem={oem} explanation={explanation} />}
    </Stack>
  );
}
