import { Button, Dialog, Stack, TextField } from '@washcoat/ui';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';

const NO_REASON = 'Say why the order is corrected';

export interface AmendQuestionProps {
  isOpen: boolean;
  onConfirm: (reason: string) => void;
  onCancel: () => void;
}

/** Asks why, before a completed order is opened for changes, on the load and on its invoice. */
export function AmendQuestion({ isOpen, ...rest }: AmendQuestionProps) {
  return isOpen ? <ReasonDialog {...rest} /> : null;
}

function ReasonDialog({ onConfirm, onCancel }: Omit<AmendQuestionProps, 'isOpen'>) {
  const formId = useId();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (reason.trim()) onConfirm(reason.trim());
  };
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title="Correct this order"
      sentence="This order is completed. Every change from now on makes a new revision of its invoice; what the seller signed stays signed for the revision that it was given for."
      buttons={
        <>
          <Button onClick={onCancel}>Leave it as it is</Button>
          <Button kind="main" type="submit" form={formId}>
            Show Actions
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={send} noValidate>
        <Stack>
          <TextField
            label="Reason"
            required
            maxLength={200}
            value={reason}
            error={isAsked && !reason.trim() ? NO_REASON : undefined}
            onChange={(event) => setReason(event.target.value)}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
