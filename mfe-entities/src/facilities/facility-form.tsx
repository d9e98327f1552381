import { useSession } from '@washcoat/platform-sdk';
import { EditClash, ErrorSummary, fieldErrors, Stack, TwoColumn } from '@washcoat/ui';
import { FormBar, FormFailure, type useRecordForm } from '@washcoat/platform-sdk/forms';
import { FormProvider } from 'react-hook-form';
import styled from 'styled-components';
import { facilityClash } from './facility-clash';
import type { FacilityEntry } from './facility-entry';
import { FacilityFormPlace } from './facility-form-place';
import { FacilityFormRules } from './facility-form-rules';
import { FacilityOwner } from './facility-owner';

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(4)};
`;

export interface FacilityFormProps {
  /** Names the form and its button: Add facility. */
  label: string;
  record: ReturnType<typeof useRecordForm<FacilityEntry>>;
  onCancel: () => void;
}

/** A form over one facility, with its errors, its buttons and the question of an edit clash. */
export function FacilityForm({ label, record, onCancel }: FacilityFormProps) {
  const { hierarchy } = useSession();
  const { form, submit, failure, isSaving, clash, keepMine, takeTheirs, closeClash } = record;
  const { errors, submitCount } = form.formState;
  return (
    <FormProvider {...form}>
      <Form aria-label={label} noValidate onSubmit={(event) => void submit(event)}>
        <ErrorSummary errors={fieldErrors(errors)} attempt={submitCount} />
        {failure && <FormFailure text={failure} />}
        <TwoColumn $right={360}>
          <Stack>
            {hierarchy === 1 && <FacilityOwner />}
            <FacilityFormPlace />
          </Stack>
          <FacilityFormRules />
        </TwoColumn>
        <FormBar submitLabel={label} isSaving={isSaving} other={{ label: 'Cancel', onPress: onCancel }} />
      </Form>
      {clash && (
        <EditClash
          record="facility"
          changedBy={clash.changedBy}
          fields={facilityClash(form.getValues(), clash.theirs.entry)}
          onKeepMine={() => void keepMine()}
          onTakeTheirs={takeTheirs}
          onClose={closeClash}
        />
      )}
    </FormProvider>
  );
}
