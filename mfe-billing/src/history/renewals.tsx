import { problemText } from '@washcoat/platform-sdk';
import { Button, Card, ConfirmDialog, formatDate, formatMoney, Stack, toast } from '@washcoat/ui';
import { useState } from 'react';
import { useEndRenewalMutation, useRenewalsQuery, type Renewal } from '../purchase/purchase.api';

/** The plans that are bought again every month; nothing where there is none. */
export function Renewals() {
  const { data } = useRenewalsQuery({});
  const [end, { isLoading }] = useEndRenewalMutation();
  const [asked, setAsked] = useState<Renewal>();
  const open = (data?.list ?? []).filter(({ status }) => status !== 'ended');
  const endNow = async () => {
    if (!asked) return;
    const { data: done, error } = await end({ renewalId: asked.renewalId });
    if (done) toast.success(done.message);
    else toast.error(problemText(error, 'The renewal was not ended.'));
    setAsked(undefined);
  };
  if (!open.length) return null;
  return (
    <Stack>
      {open.map((renewal) => (
        <Card
          key={renewal.renewalId}
          title={`${renewal.planName} every month`}
          note={words(renewal)}
          action={<Button onClick={() => setAsked(renewal)}>End renewal</Button>}
        />
      ))}
      <ConfirmDialog
        isOpen={asked !== undefined}
        title="End renewal"
        question={`End the renewal of ${asked?.planName ?? ''}? What you bought stays.`}
        confirmLabel="End renewal"
        busy={isLoading}
        onConfirm={() => void endNow()}
        onCancel={() => setAsked(undefined)}
      />
    </Stack>
  );
}

function words({ amount, status, nextAt }: Renewal): string {
  if (status === 'past_due') return `${formatMoney(amount / 100)} could not be charged; it is tried again`;
  return `${formatMoney(amount / 100)}${nextAt ? `, next on ${formatDate(nextAt, 'day')}` : ''}`;
}
