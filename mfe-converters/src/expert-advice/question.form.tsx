import { ticket as noun } from '@washcoat/contract-converters';
import { formOf, startOf, type Entry } from '@washcoat/contract-kernel';
import { problemAfter, useSession } from '@washcoat/platform-sdk';
import {
  FieldsOf,
  FormDialog,
  resolverOf,
  uploadPicture,
  useAttemptKey,
  useSavingForm,
} from '@washcoat/platform-sdk/forms';
import { FieldGrid, ImageField, Stack, TextArea, TextField } from '@washcoat/ui';
import { useController } from 'react-hook-form';
import * as z from 'zod/mini';
import { useAskExpertMutation } from './tickets.api';

const NOTHING_ASKED = 'Please enter a message or add a picture';

/** A new question as the form holds it. */
export type QuestionEntry = Pick<
  Entry<typeof noun>,
  'message' | 'url' | 'firstName' | 'lastName' | 'oem' | 'make' | 'model'
>;

const form = z.pick(formOf(noun), {
  ...{ message: true, url: true, oem: true, make: true, model: true },
  ...{ firstName: true, lastName: true },
});
const resolver = resolverOf<QuestionEntry>(
  form.check(
    z.refine(({ message, url }) => Boolean(message || url), { path: ['message'], message: NOTHING_ASKED }),
  ),
);

const { message, url, oem, make, model } = startOf(noun);
const newQuestion = { message, url, oem, make, model };

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
    start: { ...newQuestion, firstName, lastName, ...about },
    resolver,
    send: (entry) => {
      const question = form.parse(entry);
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

/** The fields of a question: words or a picture at least; then what is asked about, and who asks. */
function QuestionFields() {
  const message = useController<QuestionEntry, 'message'>({ name: 'message' });
  const picture = useController<QuestionEntry, 'url'>({ name: 'url' });
  const oem = useController<QuestionEntry, 'oem'>({ name: 'oem' });
  const { fields } = noun;
  return (
    <Stack $gap={3}>
      <TextArea
        {...message.field}
        label={fields.message.label}
        placeholder="What you have, and what you want to know"
        error={message.fieldState.error?.message}
      />
      <ImageField
        label={fields.url.label}
        shape="document"
        value={picture.field.value}
        onChange={picture.field.onChange}
        upload={uploadPicture}
        error={picture.fieldState.error?.message}
      />
      <FieldGrid $min={140}>
        <TextField {...oem.field} label={fields.oem.label} code error={oem.fieldState.error?.message} />
        <FieldsOf of={noun} only={['make', 'model']} />
      </FieldGrid>
      <FieldGrid $min={140}>
        <FieldsOf of={noun} only={['firstName', 'lastName']} />
      </FieldGrid>
    </Stack>
  );
}
