import { EditClash, type EditClashProps } from '@washcoat/ui';
import type { FieldValues } from 'react-hook-form';
import type { useRecordForm } from './use-record-form';

export interface RecordClashProps<Entry extends FieldValues> {
  /** What the record is, in a sentence: user. */
  noun: string;
  record: Pick<
    ReturnType<typeof useRecordForm<Entry>>,
    'form' | 'clash' | 'keepMine' | 'takeTheirs' | 'closeClash'
  >;
  /** Where the own version of the record and another one differ. */
  differences: (mine: Entry, theirs: Entry) => EditClashProps['fields'];
}

/** The question of an edit clash of a form over one record; nothing while there is none. */
export function RecordClash<Entry extends FieldValues>(props: RecordClashProps<Entry>) {
  const { noun, record, differences } = props;
  const { form, clash, keepMine, takeTheirs, closeClash } = record;
  if (!clash) return null;
  return (
    <EditClash
      record={noun}
      changedBy={clash.changedBy}
      isYours={clash.isYours}
      fields={differences(form.getValues(), clash.theirs.entry)}
      onKeepMine={() => void keepMine()}
      onTakeTheirs={takeTheirs}
      onClose={closeClash}
    />
  );
}
