import type { AppliedPricing, PricingPart } from '@washcoat/contract-converters';
import { asSpecified, problemText } from '@washcoat/platform-sdk';
import { Button, DateText, Dialog, FailedPart, Notice, Skeleton, toast } from '@washcoat/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { marketTimes } from './market-schedule';
import {
  usePricingScheduleQuery,
  usePricingSnapshotsQuery,
  useTryAgainMutation,
  type Standing,
} from './pricing.api';

const LOAD_FAILED = asSpecified.wentWrong;
const PAGE = 20;
/** So many are listed at most. */
const MOST = 100;
const partWords: Record<PricingPart, string> = {
  metals: 'metal prices',
  discounts: 'discounts',
  overrides: 'override modifier',
  facilities: 'facilities',
  families: 'families',
  defaults: 'global defaults',
};

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${({ theme }) => theme.space(2)};
    padding: ${({ theme }) => `${theme.space(2)} 0`};
  }
  & > li + li {
    border-top: 1px solid ${({ theme }) => theme.color.border};
  }
  & p {
    flex: 1 1 220px;
    margin: 0;
  }
  & small {
    display: block;
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text2};
  }
`;

export interface EarlierPricesProps {
  standing: Standing;
  onTried: () => void;
  onClose: () => void;
}

/** The prices that were in force, each of which can be tried again: it takes the place of the draft, and is applied from there. */
export function EarlierPrices({ standing, onTried, onClose }: EarlierPricesProps) {
  const [count, setCount] = useState(PAGE);
  const { data, error, refetch } = usePricingSnapshotsQuery({ count });
  const [tryAgain] = useTryAgainMutation();
  const [busy, setBusy] = useState('');
  const [failure, setFailure] = useState('');
  const following = useFollowing();
  const { draft, snapshotId: baseSnapshotId } = standing;
  const run = async (snapshotId: string) => {
    setBusy(snapshotId);
    setFailure('');
    try {
      const asked = { snapshotId, baseSnapshotId, ...(draft && { draftTouchedAt: draft.touchedAt }) };
      const { message } = await tryAgain(asked).unwrap();
      toast.success(message);
      onTried();
    } catch (refusal) {
      setFailure(problemText(refusal, LOAD_FAILED));
    } finally {
      setBusy('');
    }
  };
  return (
    <Dialog
      isOpen
      title="Earlier prices"
      sentence={
        draft
          ? `Trying prices again takes the place of the draft of ${draft.touchedBy}. Nothing is in force before it is applied.`
          : 'Trying prices again puts them in the draft. Nothing is in force before it is applied.'
      }
      width={560}
      onClose={onClose}
    >
      {following && <Notice tone="info">{following}</Notice>}
      {failure && (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      )}
      {error && !data ? (
        <FailedPart title={problemText(error, LOAD_FAILED)} onRetry={() => void refetch()} plain />
      ) : !data ? (
        <Skeleton $height="240px" />
      ) : (
        <Rows aria-label="Prices that were in force">
          {data.list.map((applied) => (
            <li key={applied.snapshotId}>
              <p>
                <DateText value={applied.appliedAt} format="moment" />
                {applied.appliedBy && `, ${applied.appliedBy}`}
                <small>{standingOf(applied)}</small>
              </p>
              {applied.parts.length > 0 && (
                <Button busy={busy === applied.snapshotId} onClick={() => void run(applied.snapshotId)}>
                  Try again
                </Button>
              )}
            </li>
          ))}
        </Rows>
      )}
      {data?.areMoreItemsAvailable && count < MOST && (
        <Button kind="quiet" onClick={() => setCount(count + PAGE)}>
          Show more
        </Button>
      )}
    </Dialog>
  );
}

/** That the market takes the place of earlier prices again, where that needs no person; undefined where it does. */
function useFollowing(): string | undefined {
  const { data } = usePricingScheduleQuery({});
  const times = data?.market?.isApplied && marketTimes(data);
  if (!times) return undefined;
  return `Earlier prices stay in force until the market follows again, without a person: ${times}. To keep them longer, change the drafts of the market first.`;
}

function standingOf({ isInForce, parts }: AppliedPricing): string {
  if (isInForce) return 'In force';
  if (!parts.length) return 'The same as in force';
  return `Other ${parts.map((part) => partWords[part]).join(', ')}`;
}
