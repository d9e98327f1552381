import { problemText, useLivePolling } from '@washcoat/platform-sdk';
import { AskFirst } from '@washcoat/platform-sdk/lists';
import { Button, Card, formatDate, formatNumber, Notice, toast } from '@washcoat/ui';
import { useState } from 'react';
import {
  useBeginRenewalMutation,
  useEndRenewalMutation,
  useRenewalsQuery,
  type Renewal,
} from '../purchase/purchase.api';
import { centsText } from '../app/cents-text';
import { UnpaidRenewal } from './unpaid-renewal';

/** A provider that was away with the purchase begins its renewal later. */
const ASKED_EVERY_MS = 30_000;
const PAGE = 25;
/** So many are listed by one call. */
const MOST = 1000;

/** The plans that are bought again every month, and those that were: each can be switched off and on. */
export function Renewals() {
  const [count, setCount] = useState<number>(PAGE);
  const { data } = useRenewalsQuery({ count }, useLivePolling(ASKED_EVERY_MS));
  const [end] = useEndRenewalMutation();
  const [begin, { isLoading }] = useBeginRenewalMutation();
  const [asked, setAsked] = useState<Renewal>();
  const beginNow = async ({ renewalId }: Renewal) => {
    const { data: done, error } = await begin({ renewalId });
    if (done) toast.success(done.message);
    else toast.error(problemText(error, 'The renewal did not begin.'));
  };
  return (
    <>
      {data?.list.map((renewal) => (
        <Card
          key={renewal.renewalId}
          title={`${renewal.planName} every month`}
          action={
            renewal.status === 'ended' ? (
              <Button disabled={isLoading} onClick={() => void beginNow(renewal)}>
                Renew again
              </Button>
            ) : (
              <Button onClick={() => setAsked(renewal)}>End renewal</Button>
            )
          }
        >
          {renewal.status === 'past_due' ? <UnpaidRenewal renewal={renewal} /> : words(renewal)}
        </Card>
      ))}
      {data?.areMoreItemsAvailable &&
        (count < MOST ? (
          <Button onClick={() => setCount(Math.min(MOST, count + PAGE))}>Show more renewals</Button>
        ) : (
          <Notice tone="info">The newest {formatNumber(MOST)} renewals are shown.</Notice>
        ))}
      {asked && (
        <AskFirst
          title="End renewal"
          question={`End the renewal of ${asked.planName}? What you bought stays.`}
          confirmLabel="End renewal"
          busyLabel="Ending"
          run={() => end({ renewalId: asked.renewalId }).unwrap()}
          failed="The renewal was not ended."
          onDone={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function words({ amount, status, nextAt }: Renewal): string {
  const sum = centsText(amount);
  if (status === 'ended') return `${sum}, not renewed any more`;
  return `${sum}${nextAt ? `, next on ${formatDate(nextAt, 'day')}` : ''}`;
}
