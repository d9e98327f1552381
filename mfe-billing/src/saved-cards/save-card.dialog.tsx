import { CheckBox, QuestionDialog, toast } from '@washcoat/ui';
import { useState } from 'react';
import type { CardFields } from '../purchase/card';
import { CardEntry } from '../purchase/card-entry';
import { cardProblem } from '../purchase/card-problem';
import { useAddCardMutation, useMakeDefaultMutation, useSavedCardsQuery } from './saved-cards.api';

const FAILED = 'The card was not saved.';

export interface SaveCardDialogProps {
  /** There is none yet: it is the default one without a word. */
  isFirst: boolean;
  onClose: () => void;
}

/** Saves a card of which nothing is taken, and has it pay renewals where that is wanted. */
export function SaveCardDialog({ isFirst, onClose }: SaveCardDialogProps) {
  const [fields, setFields] = useState<CardFields | null>(null);
  const [isDefault, setDefault] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [add] = useAddCardMutation();
  const [makeDefault] = useMakeDefaultMutation();
  const { refetch } = useSavedCardsQuery({});
  const save = async () => {
    if (!fields || isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const { paymentId } = await fields.name(null);
      const { clientSecret } = await add({ paymentId }).unwrap();
      if (clientSecret) await fields.confirm(clientSecret);
      if (isFirst || isDefault) await makeDefault({ cardId: paymentId }).unwrap();
      else await refetch().unwrap();
      toast.success('The card was saved.');
      onClose();
    } catch (error) {
      setProblem(cardProblem(error, FAILED));
      setBusy(false);
    }
  };
  return (
    <QuestionDialog
      title="Save a card"
      submit={{ label: 'Save card', busy: isBusy, busyLabel: 'Saving' }}
      problem={problem}
      confirmClose={() => !isBusy}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <CardEntry onCard={setFields} />
      {!isFirst && (
        <CheckBox
          label="Make it the default card"
          help="It pays what you buy every month, and at once what is still open of that"
          checked={isDefault}
          onChange={(event) => setDefault(event.target.checked)}
        />
      )}
    </QuestionDialog>
  );
}
