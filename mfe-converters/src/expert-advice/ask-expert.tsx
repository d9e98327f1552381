import { problemAfter, useSession } from '@washcoat/platform-sdk';
import { useAttemptKey, FormDialog, useSavingForm } from '@washcoat/platform-sdk/forms';
import { askedQuestion, newQuestion } from './question-entry';
import type { QuestionEntry } from './question-entry';
import { QuestionFields } from './question-fields';
import { useAskExpertMutation } from './tickets.api';

export interface AskExpertProps {
  /** What was looked for. */
  about?: Partial<Pick<QuestionEntry, 'message' | 'oem' | 'make' | 'model'>>;
  onClose: () => void;
}

/**
 * Asks an expert about a converter that was not found or not recognised. Show it while the address says `ask`: then the
 * page asks before something typed is lost.
 */
export function AskExpert({ about, onClose }: AskExpertProps) {
  const { firstName, lastName } = useSession();
  const [ask] = useAskExpertMutation();
  const { keyFor } = useAttemptKey();
  const saving = useSavingForm<QuestionEntry>({
    start: newQuestion({ firstName, lastName, ...about }),
    send: (entry) => {
      const question = askedQuestion(entry);
      return ask({ ...question, key: keyFor(question) }).unwrap();
    },
    saved: 'Successfully posted the message to expert',
    failed: "Couldn't post the message to expert",
    describe: problemAfter,
    draft: { noun: 'question' },
    onSaved: onClose,
  });
  return (
    <FormDialog
      title="Ask Expert"
      sentence="An expert of the house answers in the Identification Queue."
      submitLabel="Send question"
      saving={saving}
      onClose={onClose}
    >
      <QuestionFields />
    </FormDialog>
  );
}
