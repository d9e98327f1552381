import type { ReactNode } from 'react';
import { EditClash, ErrorSummary, fieldErrors, Stack, TwoColumn, type Option } from '@washcoat/ui';
import { FormBar, FormFailure, type useRecordForm } from '@washcoat/platform-sdk/forms';
import { FormProvider } from 'react-hook-form';
import styled from 'styled-components';
import { userClash } from './user-clash';
import type { UserEntry } from './user-entry';

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(4)};
`;

export interface UserFormProps {
  /** Names the form: Add user. */
  label: string;
  record: ReturnType<typeof useRecordForm<UserEntry>>;
  /** The fields of the main column. */
  children: ReactNode;
  /** The fields of the right column. */
  side: ReactNode;
  submitLabel: string;
  onCancel?: () => void;
  /** The names of roles, for two versions side by side. */
  roles?: readonly Option[];
}

/** A form over one user, with its errors, its buttons and the question of an edit clash. */
export function UserForm({
  label,
  record,
  children,
  side,
  submitLabel,
  onCancel,
  roles = [],
}: UserFormProps) {
  const { form, submit, failure, isSaving, clash, keepMine, takeTheirs, closeClash } = record;
  const { errors, submitCount } = form.formState;
  return (
    <FormProvider {...form}>
      <Form aria-label={label} noValidate onSubmit={(event) => void submit(event)}>
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
      {clash && (
        <EditClash
          record="user"
          changedBy={clash.changedBy}
          fields={userClash(form.getValues(), clash.theirs.entry, roles)}
          onKeepMine={() => void keepMine()}
          onTakeTheirs={takeTheirs}
          onClose={closeClash}
        />
      )}
    </FormProvider>
  );
}
