import type { ReactNode } from 'react';
import { ErrorSummary, fieldErrors } from '@washcoat/ui';
import { FormProvider } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import { DraftNotice } from './draft-notice';
import { FormFailure } from './form-failure';
import { useFirstField } from './use-first-field';
import type { useSavingForm } from './use-saving-form';

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(4)};
`;

export interface SavingFormProps<Entry extends FieldValues> {
  /** Names the form. */
  label: string;
  /** Ties a button outside of it to the form. */
  id?: string;
  saving: ReturnType<typeof useSavingForm<Entry>>;
  children: ReactNode;
}

/** The fields of a record, under what needs attention. */
export function SavingForm<Entry extends FieldValues>(props: SavingFormProps<Entry>) {
  const { label, id, saving, children } = props;
  const { form, failure, draft, submit } = saving;
  const { errors, submitCount } = form.formState;
  const start = useFirstField();
  return (
    <FormProvider {...form}>
      <Form ref={start} id={id} aria-label={label} noValidate onSubmit={(event) => void submit(event)}>
        <DraftNotice offer={draft} />
        <ErrorSummary errors={fieldErrors(errors)} attempt={submitCount} />
        {failure && <FormFailure text={failure} />}
        {children}
      </Form>
    </FormProvider>
  );
}
