import { ENTER_VALID } from '@washcoat/contract-billing';
import { useAttemptKey, useRecordForm, type Versioned } from '@washcoat/platform-sdk/forms';
import type { FieldValues } from 'react-hook-form';
import { RecordDialog } from './record-dialog';
import type { SoldFace } from './sold-face';

/** Adds what was entered; the key of it makes that once, however often it is sent. */
export type Adds<Entry> = (entry: Entry, keyFor: (form: object) => string) => Promise<{ message: string }>;

interface FormProps<Row extends { version: number }, Entry extends FieldValues> {
  face: SoldFace<Row, Entry>;
  onDone: () => void;
}

/** The form of a new one. */
export function AddSold<Row extends { version: number }, Entry extends FieldValues>(
  props: FormProps<Row, Entry> & { add: Adds<Entry> },
) {
  const { face, add, onDone } = props;
  const { keyFor } = useAttemptKey();
  const record = useRecordForm<Entry>({
    ...rulesOf(face, onDone),
    start: { entry: face.form.start },
    send: ({ entry }) => add(entry, keyFor),
  });
  return <SoldDialog {...{ face, record, onDone }} verb="Add" />;
}

export interface EditSoldProps<Row extends { version: number }, Entry extends FieldValues> extends FormProps<
  Row,
  Entry
> {
  row: Row;
  send: (typed: Versioned<Entry>) => Promise<{ message: string }>;
  /** As it is stored now. */
  readAgain: () => Promise<Row>;
}

/** The form of one that exists. */
export function EditSold<Row extends { version: number }, Entry extends FieldValues>(
  props: EditSoldProps<Row, Entry>,
) {
  const { face, row, send, readAgain, onDone } = props;
  const versioned = (one: Row) => ({ entry: face.form.entryOf(one), version: one.version });
  const record = useRecordForm<Entry>({
    ...rulesOf(face, onDone),
    start: versioned(row),
    send,
    readAgain: async () => versioned(await readAgain()),
  });
  return <SoldDialog {...{ face, record, onDone }} verb="Update" />;
}

const rulesOf = <Row extends { version: number }, Entry extends FieldValues>(
  { form: { resolver, saved } }: SoldFace<Row, Entry>,
  onSaved: () => void,
) => ({ resolver, saved, onSaved, failed: ENTER_VALID });

interface DialogProps<Row extends { version: number }, Entry extends FieldValues> extends FormProps<
  Row,
  Entry
> {
  verb: 'Add' | 'Update';
  record: ReturnType<typeof useRecordForm<Entry>>;
}

function SoldDialog<Row extends { version: number }, Entry extends FieldValues>(
  props: DialogProps<Row, Entry>,
) {
  const { face, record, onDone, verb } = props;
  const { one } = face.words;
  return (
    <RecordDialog
      title={`${verb} ${one}`}
      noun={one}
      submitLabel="Save"
      record={record}
      differences={face.form.differences}
      onClose={onDone}
    >
      {face.form.fields}
    </RecordDialog>
  );
}
