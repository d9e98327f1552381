import type { loadPricedAt } from '@washcoat/contract-loads';
import type { AnswerOf } from '@washcoat/contract-kernel';
import { problemText } from '@washcoat/platform-sdk';
import {
  Button,
  DateField,
  DateText,
  Dialog,
  FailedPart,
  FigureTable,
  formatCount,
  formatMoney,
  formatSigned,
  Skeleton,
  Stack,
} from '@washcoat/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useLoadPricedAtQuery } from './earlier-prices.api';
import { PricedLines } from './priced-lines';

const LOAD_FAILED = 'Something went wrong please try agian later';
const DAY_MS = 86_400_000;
const PAGE = 100;
/** So many lines are shown at most: those that differ the most. */
const MOST = 500;

const Told = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.text2};
`;

type PricedLoad = AnswerOf<typeof loadPricedAt>;

const dayBefore = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** What a cart or an order would come to by the prices that were in force on another day. Nothing is changed by it. */
export function EarlierPricesDialog({ loadId, onClose }: { loadId: string; onClose: () => void }) {
  const [onDay, setDay] = useState(() => dayBefore(1));
  const [count, setCount] = useState(PAGE);
  const { currentData, error, isFetching, refetch } = useLoadPricedAtQuery(
    { loadId, onDay, count },
    { skip: !onDay },
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
        <DateField
          label="In force at the end of"
          value={onDay}
          max={dayBefore(0)}
          onChange={({ target }) => setDay(target.value)}
        />
        {error && !isFetching ? (
          <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={() => void refetch()} plain />
        ) : currentData ? (
          <Priced load={currentData} />
        ) : (
          onDay && <Skeleton $height="240px" />
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
        By the prices of <DateText value={pricedWith.appliedAt} format="moment" />
        {pricedWith.appliedBy && `, applied by ${pricedWith.appliedBy}`}. {formatCount(pricedCount, 'line')}{' '}
        priced
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
