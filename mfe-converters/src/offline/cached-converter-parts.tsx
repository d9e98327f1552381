import { Card, Stack, TwoColumn } from '@washcoat/ui';
import { AssayPanel } from '../converter-detail/assay-panel';
import { ConverterFacts } from '../converter-detail/converter-facts';
import { ConverterPictures } from '../converter-detail/converter-pictures';
import { PriceStrip } from '../converter-detail/price-strip';
import { PriceWaterfall } from '../converter-detail/price-waterfall';
import type { CachedConverter } from './cached-converters';
import { OfflineNotice } from './offline-notice';

/** What is cached of a converter, for as long as there is no connection. */
export function CachedConverterParts({ cached: { converter, at } }: { cached: CachedConverter }) {
  const { explanation, offerPrice } = converter;
  const hasPrices = offerPrice !== undefined;
  return (
    <Stack $gap={3}>
      <OfflineNotice until={at} withPrices={hasPrices} subject="This converter is">
        {' Its tests and histories come back with the connection.'}
      </OfflineNotice>
      <TwoColumn>
        <Stack $gap={3}>
          {hasPrices && <PriceStrip product={converter} withoutOffer />}
          {explanation && (
            <Card title="How this price came about" flush>
              <PriceWaterfall oem={converter.oem} explanation={explanation} />
            </Card>
          )}
          <AssayPanel product={converter} />
          <ConverterFacts converter={converter} />
        </Stack>
        <ConverterPictures key={converter.productId} product={converter} />
      </TwoColumn>
    </Stack>
  );
}
