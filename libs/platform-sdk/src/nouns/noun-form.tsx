import {
  entryOf,
  formOf,
  keyOf,
  sentenceOf,
  startOf,
  type Entry,
  type Noun,
} from '@washcoat/contract-kernel';
import { usePageHeading } from '@washcoat/platform-sdk';
import { Page } from '@washcoat/ui';
import { listedRecord } from '../forms/listed-record';
import { historyOf } from '../forms/noun-history';
import { RecordForm } from '../forms/record-form';
import { RecordHistory } from '../forms/record-history';
import { RecordPage } from '../forms/record-page';
import { resolverOf } from '../forms/resolver-of';
import { useAttemptKey } from '../forms/use-attempt-key';
import { useRecordForm } from '../forms/use-record-form';
import { clashOf } from '../lists/noun-clash';
import type { ListedRecord } from './noun-api';
import { recordIdOf, recordNameOf, wordOf, type NounFace } from './noun-face';

type AnyEntry = Entry<Noun>;

interface FormProps {
  face: NounFace;
  backTo: string;
  onDone: () => void;
}

/** The form of a new record. */
export function AddRecord({
  face,
  backTo,
  onDone,
  onSaved,
}: FormProps & { onSaved: (name: string) => void }) {
  const { noun } = face;
  const label = `Add ${wordOf(face)}`;
  const [add] = face.hooks.useAdd();
  const { keyFor } = useAttemptKey();
  const record = useRecordForm<AnyEntry>({
    start: { entry: startOf(noun) },
    resolver: resolverOf(formOf(noun)),
    send: ({ entry }) => {
      const form = formOf(noun).parse(entry);
      return add({ form, key: keyFor(form) }).unwrap();
    },
    saved: `Successfully added the ${sentenceOf(noun)}`,
    draft: { noun: noun.name },
    onSaved: () => onSaved(String(record.form.getValues(face.nameBy))),
  });
  usePageHeading({ heading: label, backTo });
  return (
    <Page $capped>
      <FormOf {...{ face, label, record }} onCancel={onDone} />
    </Page>
  );
}

export interface EditRecordProps extends FormProps {
  recordId: string;
  /** Whether the history is shown in the place of the form. */
  isHistory: boolean;
  onPanel: (panel: string) => void;
}

/** One record: the form, and who changed what. */
export function EditRecord({ face, recordId, isHistory, onPanel, backTo, onDone }: EditRecordProps) {
  const { noun, hooks } = face;
  const word = wordOf(face);
  const asked = hooks.useList({ recordId, count: 1 });
  const { record, problem, onRetry, readAgain } = listedRecord(asked, word);
  const useHistory = (count: number) => hooks.useHistory({ ...keyOf(noun, recordId), count });
  usePageHeading({ heading: `Edit ${word}`, prefix: record && recordNameOf(face, record), backTo });
  return (
    <RecordPage
      {...{ isHistory, onPanel, backTo, problem, onRetry }}
      name={sentenceOf(noun)}
      form={record && <EditForm key={recordId} {...{ face, record, readAgain, onDone }} />}
      history={<RecordHistory useHistory={useHistory} {...historyOf(noun)} />}
      historyAccess={face.calls.history.access}
    />
  );
}

interface EditFormProps extends Pick<FormProps, 'face' | 'onDone'> {
  record: ListedRecord;
  readAgain: () => Promise<ListedRecord>;
}

function EditForm({ face, record: stored, readAgain, onDone }: EditFormProps) {
  const { noun } = face;
  const id = recordIdOf(face, stored);
  const [edit] = face.hooks.useEdit();
  const versioned = (record: ListedRecord) => ({ entry: entryOf(noun, record), version: record.version });
  const record = useRecordForm<AnyEntry>({
    start: versioned(stored),
    resolver: resolverOf(formOf(noun)),
    send: ({ entry, version }) =>
      edit({ ...formOf(noun).parse(entry), ...keyOf(noun, id), version }).unwrap(),
    readAgain: async () => versioned(await readAgain()),
    saved: `Successfully edited the ${sentenceOf(noun)}`,
    draft: { noun: noun.name, record: id },
    onSaved: onDone,
  });
  return <FormOf {...{ face, record }} label={`Save ${wordOf(face)}`} onCancel={onDone} />;
}

interface FormOfProps {
  face: NounFace;
  label: string;
  record: ReturnType<typeof useRecordForm<AnyEntry>>;
  onCancel: () => void;
}

function FormOf({ face, label, record, onCancel }: FormOfProps) {
  const { noun, form, side } = face;
  return (
    <RecordForm
      {...{ label, record, onCancel, side }}
      noun={wordOf(face)}
      submitLabel={label}
      differences={clashOf(noun)}
    >
      {form}
    </RecordForm>
  );
}
