import { paymentSteps } from '@washcoat/contract-invoicing';
import { loadTypes, type TimelineStep } from '@washcoat/contract-loads';
import { problemText, useAllowed } from '@washcoat/platform-sdk';
import { Button, Card, DateText, FailedPart, Skeleton, Stack } from '@washcoat/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { HistorySteps } from '../history/history-steps.style';
import { usePaymentStepsQuery } from '../invoices/payments.api';
import { useOpenLoad } from '../load-detail/load-context';
import { shownPayment, shownStep, type ShownStep } from './step-words';
import { useTimelineInfiniteQuery } from './timeline.api';

const PAYMENTS = 1_000;
const LOAD_FAILED = 'The timeline did not load.';
const PAYMENTS_FAILED = 'The payments did not load.';

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
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useTimelineInfiniteQuery({
    loadId,
  });
  const mayListPayments = useAllowed(paymentSteps.access);
  const skip = !mayListPayments || load.type !== loadTypes.invoice;
  const payments = usePaymentStepsQuery({ loadId, count: PAYMENTS }, { skip });
  if (!data && error && !isFetching)
    return <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={() => void refetch()} plain />;
  if (!data) return <Skeleton $height="120px" />;
  const steps = together(
    withoutTwins(data.pages.flatMap(({ list }) => list)).map(shownStep),
    skip ? [] : (payments.data?.list ?? []).map(shownPayment),
    !hasNextPage,
  );
  return (
    <Stack $gap={3}>
      {!skip && payments.isError && (
        <FailedPart
          title={problemText(payments.error, PAYMENTS_FAILED)}
          onRetry={() => void payments.refetch()}
          plain
        />
      )}
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
      {hasNextPage && (
        <div>
          <Button size={size} busy={isFetching} onClick={() => void fetchNextPage()}>
            Show older steps
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** A step that was done meanwhile moves the others on: the last of a page comes again with the next. */
const withoutTwins = (steps: readonly TimelineStep[]): TimelineStep[] => [
  ...new Map(steps.map((step) => [step.stepId, step])).values(),
];

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
