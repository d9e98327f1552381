import { lazyScreen } from '@washcoat/platform-sdk';
import { Card, Skeleton, Stack, Tabs, breakpoints, useIsNarrow } from '@washcoat/ui';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ConverterDetail } from '../converter/converter.api';
import { useConverterRights } from '../converter/converter-rights';
import { AssayPanel } from './assay-panel';
import { ConverterFacts } from './converter-facts';
import { ConverterPictures } from './converter-pictures';
import { CopyLink } from './copy-link';
import { LookupOffer } from './lookup-offer';
import { PriceStrip } from './price-strip';
import { PriceWaterfall } from './price-waterfall';

const PriceHistoryPart = lazyScreen(() => import('../price-history/price-history-part'));

const Columns = styled.div<{ $middle: boolean }>`
  display: grid;
  grid-template-columns: ${({ $middle }) =>
    $middle ? 'minmax(232px, 264px) minmax(0, 1fr) minmax(0, 320px)' : 'minmax(0, 1fr) minmax(0, 1fr)'};
  gap: ${({ theme }) => theme.space(3)};
  align-items: start;

  @media (max-width: 1199.98px) {
    grid-template-rows: auto 1fr;
    grid-template-columns: minmax(232px, 264px) minmax(0, 1fr);

    & > :first-child {
      grid-row: 1 / span 2;
    }
  }
`;

interface Part {
  id: string;
  label: string;
  content: ReactNode;
}

/** Left what it is, middle why it costs what it costs, right what is known about it. One part at a time on a phone. */
export function ConverterPage({ converter }: { converter: ConverterDetail }) {
  const { isSubscriber } = useConverterRights();
  const isPhone = useIsNarrow(breakpoints.phone);
  const hasPrices = converter.offerPrice !== undefined;
  const price = hasPrices ? (
    <Stack $gap={3}>
      {converter.explanation && (
        <Card title="How this price came about" action={<CopyLink />} flush>
          <PriceWaterfall oem={converter.oem} explanation={converter.explanation} />
        </Card>
      )}
      <PriceStrip product={converter} withoutOffer />
    </Stack>
  ) : (
    isSubscriber && <LookupOffer product={converter} />
  );
  const history = hasPrices && (
    <Suspense fallback={<Skeleton $height="180px" />}>
      <PriceHistoryPart productId={converter.productId} />
    </Suspense>
  );
  const assay = converter.subweight !== undefined && <AssayPanel product={converter} />;
  const facts = <ConverterFacts converter={converter} />;
  if (isPhone) {
    const all: (Part | false)[] = [
      price && { id: 'price', label: 'Price', content: price },
      assay && { id: 'assay', label: 'Assay', content: assay },
      history && { id: 'history', label: 'History', content: history },
      { id: 'facts', label: 'Converter', content: facts },
    ];
    return (
      <Stack $gap={3}>
        <ConverterPictures key={converter.productId} product={converter} />
        <Parts parts={all.filter((part): part is Part => part !== false)} />
      </Stack>
    );
  }
  return (
    <Columns $middle={Boolean(price)}>
      <Stack $gap={3}>
        <ConverterPictures key={converter.productId} product={converter} />
        {facts}
      </Stack>
      {price}
      <Stack $gap={3}>
        {assay}
        {history}
      </Stack>
    </Columns>
  );
}

function Parts({ parts }: { parts: readonly Part[] }) {
  const [chosen, setChosen] = useState('');
  const shown = parts.find(({ id }) => id === chosen) ?? parts[0];
  return (
    <>
      <Tabs
        label="Converter"
        tabs={parts}
        current={shown?.id ?? ''}
        panelId="converter-part"
        onChange={(id) => setChosen(id)}
      />
      <div id="converter-part" role="tabpanel">
        {shown?.content}
      </div>
    </>
  );
}
