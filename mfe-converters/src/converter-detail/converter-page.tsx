import { lazyScreen } from '@washcoat/platform-sdk';
import { Card, Skeleton, Stack, breakpoints, useIsNarrow } from '@washcoat/ui';
import type { Option } from '@washcoat/ui';
import styled from 'styled-components';
import type { ConverterDetail } from '../converter/converter.api';
import { useConverterRights } from '../converter/converter-rights';
import { MetalValueTable } from '../price-popup/metal-value-table';
import { PastButton } from '../price-popup/past-button';
import { SeenBeforePart } from '../seen-before/seen-before-part';
import { AssayPanel } from './assay-panel';
import { BesidePrices } from './beside-prices';
import { ConverterFacts } from './converter-facts';
import { ConverterParts } from './converter-parts';
import type { ConverterPart } from './converter-parts';
import { ConverterPictures } from './converter-pictures';
import { CopyLink } from './copy-link';
import { LookupOffer } from './lookup-offer';
import { PricedFor } from '../converter/priced-for';
import { PriceStrip } from './price-strip';
import { PriceWaterfall } from './price-waterfall';
import { useConverterRecords } from './use-converter-records';

const PriceHistoryPart = lazyScreen(() => import('../price-history/price-history-part'), {
  waiting: <Skeleton $height="180px" />,
});

const Columns = styled.div<{ $middle: boolean }>`
  display: grid;
  grid-template-columns: ${({ $middle }) =>
    $middle ? 'minmax(232px, 264px) minmax(0, 1fr) minmax(0, 320px)' : 'minmax(0, 1fr) minmax(0, 1fr)'};
  gap: ${({ theme }) => theme.space(3)};
  align-items: start;

  @media (max-width: 1279.98px) {
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(232px, 264px) minmax(0, 1fr);

    & > :first-child {
      grid-row: 1 / span 2;
    }
  }
`;

export interface ConverterPageProps {
  converter: ConverterDetail;
  /** Whom it is priced for; absent when it is for nobody in particular. */
  customer?: Option;
}

/** Left what it is, middle why it costs what it costs, right what is known about it. One part at a time on a phone. */
export function ConverterPage({ converter, customer }: ConverterPageProps) {
  const { isSubscriber } = useConverterRights();
  const records = useConverterRecords(converter.productId);
  const isPhone = useIsNarrow(breakpoints.phone);
  const hasPrices = converter.offerPrice !== undefined;
  const price = hasPrices ? (
    <Stack $gap={3}>
      {converter.explanation && (
        <Card title="How this price came about" action={<CopyLink />} flush>
          <PriceWaterfall oem={converter.oem} explanation={converter.explanation} />
        </Card>
      )}
      {converter.metalValue && (
        <Card title="What each metal adds" flush>
          <MetalValueTable product={converter} metals={converter.metalValue} />
        </Card>
      )}
      <PriceStrip product={converter} withoutOffer />
      <PricedFor pricedFor={converter.pricedFor} isUpdating={false} />
      <BesidePrices product={converter} />
    </Stack>
  ) : (
    isSubscriber && <LookupOffer product={converter} />
  );
  const history = hasPrices && (
    <Stack $gap={3}>
      <PriceHistoryPart product={converter} />
      <PastButton product={converter} />
    </Stack>
  );
  const assay = converter.subweight !== undefined && <AssayPanel product={converter} />;
  const facts = <ConverterFacts converter={converter} />;
  const seenBefore = <SeenBeforePart product={converter} customer={customer} />;
  if (isPhone) {
    const all: (ConverterPart | false)[] = [
      price && { id: 'price', label: 'Price', content: price },
      assay && { id: 'assay', label: 'Assay', content: assay },
      history && { id: 'history', label: 'History', content: history },
      { id: 'facts', label: 'Converter', content: facts },
      { id: 'seen', label: 'Seen before', content: seenBefore },
      ...records,
    ];
    return (
      <Stack $gap={3}>
        <ConverterPictures key={converter.productId} product={converter} />
        <ConverterParts label="Converter" parts={all.filter((part) => part !== false)} />
      </Stack>
    );
  }
  return (
    <Stack $gap={3}>
      <Columns $middle={Boolean(price)}>
        <Stack $gap={3}>
          <ConverterPictures key={converter.productId} product={converter} />
          {facts}
        </Stack>
        {price}
        <Stack $gap={3}>
          {assay}
          {seenBefore}
          {history}
        </Stack>
      </Columns>
      {records.length > 0 && <ConverterParts label="Records" parts={records} />}
    </Stack>
  );
}
