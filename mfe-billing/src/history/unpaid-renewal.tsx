import { isPassing, problemText } from '@washcoat/platform-sdk';
import { Button, Notice, Stack, toast } from '@washcoat/ui';
import { useCallback, useRef, useState } from 'react';
import { centsText } from '../app/cents-text';
import { ConfirmPayment } from '../purchase/confirm-payment';
import { useConfirmRenewalMutation, usePayRenewalMutation, type Renewal } from '../purchase/purchase.api';

const FAILED = 'The payment did not go through.';

/** A plan of which the last month was not paid: its card is tried again, or its payer confirms what the bank asks. */
export function UnpaidRenewal({ renewal }: { renewal: Renewal }) {
  const { amount, isToConfirm } = renewal;
  const { tryAgain, confirm, answered, secret, isBusy } = useUnpaid(renewal);
  const sum = centsText(amount);
  return (
    <Stack>
      <Notice tone="warning">
        {isToConfirm
          ? `${sum} is not paid yet: your bank asks you to confirm the payment. You can also save another card, or make another one the default: it is charged at once.`
          : `${sum} could not be charged. It is tried again by itself; you can also try this card now, save another one, or make another one the default: it is charged at once.`}
      </Notice>
      <div>
        {isToConfirm ? (
          <Button kind="main" disabled={isBusy} onClick={() => void confirm()}>
            Confirm payment
          </Button>
        ) : (
          <Button kind="main" disabled={isBusy} onClick={() => void tryAgain()}>
            Try this card again
          </Button>
        )}
      </div>
      {secret !== undefined && <ConfirmPayment clientSecret={secret} onAnswered={answered} />}
    </Stack>
  );
}

/**
 * Pays the open month of a plan. Where nobody knows what came of a try, the next one is the same, so that nothing is
 * charged twice.
 */
function useUnpaid({ renewalId }: Renewal) {
  const [pay, { isLoading: isPaying }] = usePayRenewalMutation();
  const [ask, { isLoading: isAsking }] = useConfirmRenewalMutation();
  const [secret, setSecret] = useState<string>();
  const attempt = useRef<string>(undefined);
  const tell = (message: string | undefined, clientSecret: string | undefined) => {
    if (message) toast.success(message);
    else setSecret(clientSecret);
  };
  const tryAgain = async () => {
    attempt.current ??= crypto.randomUUID();
    const { data, error } = await pay({ renewalId, attempt: attempt.current });
    if (!error || !isPassing(error)) attempt.current = undefined;
    if (data) tell(data.message, data.clientSecret);
    else toast.error(problemText(error, FAILED));
  };
  const confirm = async () => {
    const { data, error } = await ask({ renewalId });
    if (data) tell(data.message, data.clientSecret);
    else toast.error(problemText(error, FAILED));
  };
  const answered = useCallback(async () => {
    setSecret(undefined);
    const { data, error } = await ask({ renewalId });
    if (data?.message) toast.success(data.message);
    else toast.error(problemText(error, 'The payment was not confirmed.'));
  }, [ask, renewalId]);
  const onAnswered = useCallback(() => void answered(), [answered]);
  return { tryAgain, confirm, answered: onAnswered, secret, isBusy: isPaying || isAsking };
}
