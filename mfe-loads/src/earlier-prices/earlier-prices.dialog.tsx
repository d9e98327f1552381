import type { loadPricedAt } from '@washcoat/contract-loads';
import type { AnswerOf, AppliedPrices, BesidePrices } from '@washcoat/contract-kernel';
import { problemText } from '@washcoat/platform-sdk';
import {
  Button,
  DateField,
  Dialog,
  FailedPart,
  FieldGrid,
  FigureTable,
  formatCount,
  formatMoney,
  formatSigned,
  Skeleton,
  Stack,
  today,
} from '@washcoat/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { useLoadPricedAtQuery } from './earlier-prices.api';
import { PricedLines } from './priced-lines';
import { pricesText } from './prices-text';

const LOAD_FAILED = 'Something went wrong please try agian later';
const DAY_MS = 86_400_000;
const PAGE = 100;
/** So many lines are shown at most: those that differ the most. */
const MOST = 500;

const Told = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.text2};
`;

const StepButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  align-self: end;
  gap: ${({ theme }) => theme.space(2)};
`;

type PricedLoad = AnswerOf<typeof loadPricedAt>;

/** The prices of a day, or of one snapshot. */
type Asked = { onDay: string; snapshotId?: undefined } | { snapshotId: string; onDay?: undefined };

/** What a cart or an order would come to by the prices that were in force on another day. Nothing is changed by it. */
export function EarlierPricesDialog({ loadId, onClose }: { loadId: string; onClose: () => void }) {
  const [asked, setAsked] = useState<Asked>(() => ({ onDay: today(new Date(Date.now() - DAY_MS)) }));
  const [count, setCount] = useState(PAGE);
  const { currentData, error, isFetching, refetch } = useLoadPricedAtQuery(
    { loadId, ...asked, count },
    { skip: asked.onDay === '' },
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
        <FieldGrid $min={220}>
          <DateField
            label="In force at the end of"
            value={asked.onDay ?? ''}
            max={today()}
            onChange={({ target }) => setAsked({ onDay: target.value })}
          />
          <Steps beside={currentData?.besidePrices} onStep={({ snapshotId }) => setAsked({ snapshotId })} />
        </FieldGrid>
        {error && !isFetching ? (
          <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={() => void refetch()} plain />
        ) : currentData ? (
          <Priced load={currentData} />
        ) : (
          asked.onDay !== '' && <Skeleton $height="240px" />
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

interface StepsProps {
  beside: BesidePrices | undefined;
  onStep: (prices: AppliedPrices) => void;
}

/** Leads to the prices that were applied before and after those that are shown, however many came in force on one day. */
function Steps({ beside, onStep }: StepsProps) {
  const { earlier, later } = beside ?? { earlier: null, later: null };
  return (
    <StepButtons>
      <Button icon={<ChevronLeft size={14} />} disabled={!earlier} onClick={() => earlier && onStep(earlier)}>
        Prices before
      </Button>
      <Button icon={<ChevronRight size={14} />} disabled={!later} onClick={() => later && onStep(later)}>
        Prices after
      </Button>
    </StepButtons>
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
