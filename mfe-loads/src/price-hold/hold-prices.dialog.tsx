import { problemText } from '@washcoat/platform-sdk';
import { NumberField, QuestionDialog, toast } from '@washcoat/ui';
import { useState } from 'react';
import { useOpenLoad } from '../load-detail/load-context';
import { useEditLoadMutation, useRepriceLoadMutation } from '../load-detail/load-detail.api';

/** Sending the prices of a quote as they are, or those of now. */
export type HoldStep = 'send' | 'reprice';

const MOST_HOURS = 720;
const NO_HOURS = `Enter whole hours from 0 to ${MOST_HOURS}; with 0 the prices are not held`;
const FAILED = 'Failed to update the load';

const words = {
  send: {
    title: 'Send the prices to the seller',
    sentence: 'The seller sees them, and until when they are held.',
    submit: 'Send prices',
  },
  reprice: {
    title: 'Price this quote again',
    sentence:
      'Its converters get the prices of now, and the seller sees them. Prices that were set by hand stay.',
    submit: 'Price again',
  },
} as const;

export interface HoldPricesDialogProps {
  step: HoldStep;
  onClose: () => void;
}

/** Asks for how long a quote holds its prices, and sends them. */
export function HoldPricesDialog({ step, onClose }: HoldPricesDialogProps) {
  const { load } = useOpenLoad();
  const { loadId } = load;
  const [hours, setHours] = useState(String(load.holdHours ?? 0));
  const [problem, setProblem] = useState<string>();
  const [edit, { isLoading: isSending }] = useEditLoadMutation();
  const [reprice, { isLoading: isPricing }] = useRepriceLoadMutation();
  const { title, sentence, submit } = words[step];

  const send = async () => {
    const holdHours = Number(hours);
    if (hours.trim() === '' || !Number.isInteger(holdHours) || holdHours < 0 || holdHours > MOST_HOURS) {
      setProblem(NO_HOURS);
      return;
    }
    const result =
      step === 'send'
        ? await edit({ loadId, isOffered: true, holdHours })
        : await reprice({ loadId, holdHours });
    if (result.error) {
      setProblem(problemText(result.error, FAILED));
      return;
    }
    toast.success(repricedWords(result.data));
    onClose();
  };
  return (
    <QuestionDialog
      title={title}
      sentence={sentence}
      submit={{ label: submit, busy: isSending || isPricing }}
      problem={problem}
      onSubmit={send}
      onClose={onClose}
    >
      <NumberField
        label="Hours for which the prices are held"
        hint={`With 0 they are not held; at most ${MOST_HOURS}`}
        whole
        allowNegative
        value={hours}
        onChange={(event) => setHours(event.target.value)}
      />
    </QuestionDialog>
  );
}

interface Repriced {
  message: string;
  changedCount?: number;
  keptCount?: number;
}

function repricedWords({ message, changedCount, keptCount }: Repriced): string {
  if (changedCount === undefined) return message;
  const changed = `${changedCount} ${changedCount === 1 ? 'price' : 'prices'} changed`;
  return `${message}: ${changed}${keptCount ? `, ${keptCount} set by hand kept` : ''}`;
}
