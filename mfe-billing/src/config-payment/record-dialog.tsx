import {
  SavingForm,
  RecordClash,
  type RecordClashProps,
  type useRecordForm,
} from '@washcoat/platform-sdk/forms';
import { breakpoints, Button, Dialog, useIsNarrow } from '@washcoat/ui';
import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';

export interface RecordDialogProps<Entry extends FieldValues> extends Pick<
  RecordClashProps<Entry>,
  'noun' | 'differences'
> {
  title: string;
  submitLabel: string;
  record: ReturnType<typeof useRecordForm<Entry>>;
  /** What was typed is dropped. */
  onClose: () => void;
  children: ReactNode;
}

/** A form over the page of a record that somebody else may be changing at the same time. */
export function RecordDialog<Entry extends FieldValues>(props: RecordDialogProps<Entry>) {
  const { noun, title, submitLabel, record, differences, onClose, children } = props;
  const formId = useId();
  const size = useIsNarrow(breakpoints.drawer) ? 44 : 32;
  const saving = { ...record, isDirty: record.form.formState.isDirty, save: () => record.submit() };
  return (
    <>
      <Dialog
        isOpen
        title={title}
        onClose={onClose}
        buttons={
          <>
            <Button size={size} onClick={onClose}>
              Cancel
            </Button>
            <Button kind="main" size={size} type="submit" form={formId} busy={record.isSaving}>
              {submitLabel}
            </Button>
          </>
        }
      >
        <SavingForm id={formId} label={title} saving={saving}>
          {children}
        </SavingForm>
      </Dialog>
      <RecordClash noun={noun} record={record} differences={differences} />
    </>
  );
}
