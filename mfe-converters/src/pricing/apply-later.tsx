import type { PricingDraft } from '@washcoat/contract-converters';
import { problemText } from '@washcoat/platform-sdk';
import { Button, DateText, Notice, toast } from '@washcoat/ui';
import { useState } from 'react';
import { ApplyLaterDialog } from './apply-later.dialog';
import { useApplyNotLaterMutation, usePricingScheduleQuery } from './pricing.api';

const FAILED = 'Oops! Something went wrong. Please try again later';

/** When the draft comes in force by itself, or why it waits. */
export function LaterNotice() {
  const { data } = usePricingScheduleQuery({});
  const [takeBack, { isLoading }] = useApplyNotLaterMutation();
  if (!data?.later) return null;
  const { applyAt, setBy, setAt, waits } = data.later;
  const end = async () => {
    const result = await takeBack({ setAt });
    if (result.error) toast.error(problemText(result.error, FAILED));
    else toast.success(result.data.message);
  };
  return (
    <Notice tone={waits ? 'warning' : 'info'} role="status">
      {waits ? 'The draft was due on ' : 'The draft comes in force on '}
      <DateText value={applyAt} format="moment" />, as {setBy} set it. {waits}{' '}
      <Button size={28} busy={isLoading} onClick={() => void end()}>
        Do not apply by itself
      </Button>
    </Notice>
  );
}

/** Has the draft come in force at a moment to come. */
export function ApplyLaterButton({ draft, baseSnapshotId }: { draft: PricingDraft; baseSnapshotId: string }) {
  const { data } = usePricingScheduleQuery({});
  const [isAsked, setAsked] = useState(false);
  if (!data) return null;
  return (
    <>
      <Button kind="quiet" onClick={() => setAsked(true)}>
        Apply later
      </Button>
      {isAsked && (
        <ApplyLaterDialog {...{ draft, baseSnapshotId }} schedule={data} onClose={() => setAsked(false)} />
      )}
    </>
  );
}
