import type { ReactNode } from 'react';
import { ErrorSummary, fieldErrors, Stack, TwoColumn, type EditClashProps } from '@washcoat/ui';
import { DraftNotice } from './draft-notice';
import { FormBar } from './form-bar';
import { FormFailure } from './form-failure';
import { RecordClash } from './record-clash';
import { useFirstField } from './use-first-field';
import type { useRecordForm } from './use-record-form';
import { FormProvider, type FieldValues } from 'react-hook-form';
import styled from 'styled-components';

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(4)};
`;

export interface RecordFormProps<Entry extends FieldValues> {
  /** Names the form: Add user. */
  label: string;
  /** What the record is, in a sentence: user. */
  noun: string;
  record: ReturnType<typeof useRecordForm<Entry>>;
  submitLabel: string;
  onCancel?: () => void;
  /** Where the own version of the record and another one differ. */
  differences: (mine: Entry, theirs: Entry) => EditClashProps['fields'];
  /** The main column. */
  children: ReactNode;
  /** The right column. */
  side: ReactNode;
}

/** A form over one record, with its errors, its buttons and the question of an edit clash. */
export function RecordForm<Entry extends FieldValues>(props: RecordFormProps<Entry>) {
  const { label, noun, record, submitLabel, onCancel, differences, children, side } = props;
  const { form, submit, failure, draft, isSaving } = record;
  const { errors, submitCount } = form.formState;
  const start = useFirstField();
  return (
    <FormProvider {...form}>
      <Form ref={start} aria-label={label} noValidate onSubmit={(event) => void submit(event)}>
        <DraftNotice offer={draft} />
        <ErrorSummary errors={fieldErrors(errors)} attempt={submitCount} />
        {failure && <FormFailure text={failure} />}
        <TwoColumn $right={360}>
          <Stack>{children}</Stack>
          <Stack>{side}</Stack>
        </TwoColumn>
        <FormBar
          submitLabel={submitLabel}
          isSaving={isSaving}
          other={onCancel && { label: 'Cancel', onPress: onCancel }}
        />
      </Form>
      <RecordClash {...{ noun, record, differences }} />
    </FormProvider>
  );
}
