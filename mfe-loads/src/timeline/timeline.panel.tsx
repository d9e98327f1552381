import { paymentList } from '@washcoat/contract-invoicing';
import { loadTypes } from '@washcoat/contract-loads';
import { problemText, useAllowed } from '@washcoat/platform-sdk';
import { Button, Card, DateText, FailedPart, Skeleton, Stack } from '@washcoat/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { HistorySteps } from '../history/history-steps.style';
import { usePaymentsQuery } from '../invoices/payments.api';
import { useOpenLoad } from '../load-detail/load-context';
import { shownPayment, shownStep, type ShownStep } from './step-words';
import { useTimelineQuery } from './timeline.api';

const PAGE = 20;
const MOST = 1_000;
const LOAD_FAILED = 'The timeline did not load.';

const Words = styled.p`
  color: ${({ theme }) => theme.color.text2};
`;

/** Who did what to the open load, newest first; it is asked for when it is opened. */
export function TimelinePanel({ size }: { size?: 44 }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card
      title="Timeline"
      action={
        <Button size={size} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide timeline' : 'Show timeline'}
        </Button>
      }
    >
      {isOpen ? (
        <Steps size={size} />
      ) : (
        <Words>Who did what to this load and its items, with the prices of then.</Words>
      )}
    </Card>
  );
}

function Steps({ size }: { size: 44 | undefined }) {
  const { load } = useOpenLoad();
  const { loadId } = load;
  const [count, setCount] = useState(PAGE);
  const { data, error, isFetching, refetch } = useTimelineQuery({ loadId, count });
  const mayListPayments = useAllowed(paymentList.access);
  const skip = !mayListPayments || load.type !== loadTypes.invoice;
  const { data: payments } = usePaymentsQuery({ loadId, count: MOST }, { skip });
  if (!data && error && !isFetching)
    return <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={() => void refetch()} plain />;
  if (!data) return <Skeleton $height="120px" />;
  const isWhole = !data.areMoreItemsAvailable;
  const steps = together(
    data.list.map(shownStep),
    skip ? [] : (payments?.list ?? []).map(shownPayment),
    isWhole,
  );
  return (
    <Stack $gap={3}>
      <HistorySteps reversed aria-label="Steps of the load">
        {steps.map(({ id, at, what, details }) => (
          <li key={id}>
            <strong>{what}</strong>
            <p>
              <DateText value={at} format="moment" />
              {details && ` · ${details}`}
            </p>
          </li>
        ))}
      </HistorySteps>
      {data.areMoreItemsAvailable && count < MOST && (
        <div>
          <Button size={size} busy={isFetching} onClick={() => setCount(Math.min(count + PAGE, MOST))}>
            Show older steps
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** Steps and payments by time, newest first; payments older than the last step shown come with the steps around them. */
function together(
  steps: readonly ShownStep[],
  payments: readonly ShownStep[],
  isWhole: boolean,
): ShownStep[] {
  const oldest = steps.at(-1)?.at ?? '';
  const shown = payments.filter(({ at }) => isWhole || at >= oldest);
  return [...steps, ...shown].sort((one, other) => other.at.localeCompare(one.at));
}
