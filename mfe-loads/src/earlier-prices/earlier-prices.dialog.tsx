import type { loadPricedAt } from '@washcoat/contract-loads';
import { dayAfter, type AnswerOf } from '@washcoat/contract-kernel';
import { asSpecified, problemText } from '@washcoat/platform-sdk';
import { PastPricesChoice, type PastPrices } from '@washcoat/platform-sdk/forms';
import {
  Button,
  Dialog,
  FailedPart,
  FigureTable,
  formatCount,
  formatMoney,
  formatSigned,
  Skeleton,
  Stack,
  today,
} from '@washcoat/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useLoadPricedAtQuery } from './earlier-prices.api';
import { PricedLines } from './priced-lines';
import { pricesText } from './prices-text';

const LOAD_FAILED = asSpecified.wentWrong;
const PAGE = 100;
/** So many lines are shown at most: those that differ the most. */
const MOST = 500;

const Told = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.text2};
`;

type PricedLoad = AnswerOf<typeof loadPricedAt>;

/** What a cart or an order would come to by the prices that were in force on another day. Nothing is changed by it. */
export function EarlierPricesDialog({ loadId, onClose }: { loadId: string; onClose: () => void }) {
  const [past, setPast] = useState<PastPrices | undefined>(() => ({ day: dayAfter(today(), -1) }));
  const [count, setCount] = useState(PAGE);
  const { currentData, error, isFetching, refetch } = useLoadPricedAtQuery(
    { loadId, onDay: past?.day, snapshotId: past?.snapshotId, count },
    { skip: !past },
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width={880}
      title="Prices of another day"
      sentence="What this comes to by the prices that were in force then, with the terms of now. Nothing is changed by it."
      buttons={<Button onClick={onClose}>Close</Button>}
    >
      <Stack>
        <PastPricesChoice past={past} beside={currentData?.besidePrices} onPast={setPast} />
        {error && !isFetching ? (
          <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={() => void refetch()} plain />
        ) : currentData ? (
          <Priced load={currentData} />
        ) : (
          past && <Skeleton $height="240px" />
        )}
        {currentData?.areMoreItemsAvailable && count < MOST && (
          <Button kind="quiet" onClick={() => setCount(count + PAGE)}>
            Show more
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}

function Priced({ load }: { load: PricedLoad }) {
  const { pricedWith, pricedCount, keptCount, agreed, then, list } = load;
  return (
    <>
      <Told>
        {pricesText(pricedWith)} {formatCount(pricedCount, 'line')} priced
        {keptCount > 0 && `, ${formatCount(keptCount, 'line')} not priced by metal as agreed`}.
      </Told>
      {agreed && then && (
        <FigureTable aria-label="What it comes to">
          <thead>
            <tr>
              <th scope="col">Sum</th>
              <th scope="col">Agreed</th>
              <th scope="col">Then</th>
              <th scope="col">Difference</th>
            </tr>
          </thead>
          <tbody>
            <Sum name="Subtotal" agreed={agreed.subtotal} then={then.subtotal} />
            <Sum name="Grand total" agreed={agreed.grandtotal} then={then.grandtotal} />
          </tbody>
        </FigureTable>
      )}
      <PricedLines lines={list} />
    </>
  );
}

function Sum({ name, agreed, then }: { name: string; agreed: number; then: number }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{formatMoney(agreed)}</td>
      <td>{formatMoney(then)}</td>
      <td>{formatSigned(then - agreed, 2)}</td>
    </tr>
  );
}
