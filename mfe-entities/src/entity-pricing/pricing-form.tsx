import type { WholeCompany } from '@washcoat/contract-entities';
import { Card, ErrorSummary, fieldErrors, NumberField } from '@washcoat/ui';
import { DraftNotice, FormBar, FormFailure, RecordClash, useRecordForm } from '@washcoat/platform-sdk/forms';
import { FormProvider } from 'react-hook-form';
import styled from 'styled-components';
import * as rules from '@washcoat/platform-sdk/forms';
import { useEditUserMutation } from '../users/users.api';
import { FacilityDiscounts } from './facility-discounts';
import { pricingClash } from './pricing-clash';
import { editedPricing, entryOfPricing, type PricingEntry } from './pricing-entry';

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(4)};
  max-width: 720px;
`;

const Percent = styled.div`
  max-width: 280px;
`;

export interface PricingFormProps {
  company: WholeCompany;
  /** The company as stored now. */
  readAgain: () => Promise<WholeCompany>;
  onSaved: () => void;
}

const versioned = (company: WholeCompany) => ({ entry: entryOfPricing(company), version: company.version });

/** The group discount of a company and its discounts for single facilities. */
export function PricingForm({ company, readAgain, onSaved }: PricingFormProps) {
  const [edit] = useEditUserMutation();
  const record = useRecordForm<PricingEntry>({
    start: versioned(company),
    send: ({ entry, version }) => edit({ ...editedPricing(entry, company.companyId), version }).unwrap(),
    readAgain: async () => versioned(await readAgain()),
    saved: 'Successfully edited the Pricing',
    draft: { noun: 'pricing', record: company.companyId },
    onSaved,
  });
  const { form, submit, failure, draft, isSaving } = record;
  const { errors, submitCount, isDirty } = form.formState;
  return (
    <FormProvider {...form}>
      <Form aria-label="Pricing" noValidate onSubmit={(event) => void submit(event)}>
        <DraftNotice offer={draft} />
        <ErrorSummary errors={fieldErrors(errors)} attempt={submitCount} />
        {failure && <FormFailure text={failure} />}
        <Card title="All facilities">
          <Percent>
            <NumberField
              label="Group discount"
              allowNegative
              suffix="%"
              help="For facilities without a discount below"
              error={errors.groupDiscount?.message}
              {...form.register('groupDiscount', { validate: rules.optionalAdjustment(100) })}
            />
          </Percent>
        </Card>
        <FacilityDiscounts />
        <FormBar
          submitLabel="Save pricing"
          isSaving={isSaving}
          other={{ label: 'Undo changes', onPress: () => form.reset(), disabled: !isDirty }}
        />
      </Form>
      <RecordClash noun="customer" record={record} differences={pricingClash} />
    </FormProvider>
  );
}
