import type { CompanyEntry } from '@washcoat/contract-entities';
import { Button, ErrorSummary, fieldErrors, Stack, StickyBar } from '@washcoat/ui';
import { useSelfCompanyId } from '@washcoat/platform-sdk';
import { DraftNotice, FormFailure, useFirstField, type DraftOffer } from '@washcoat/platform-sdk/forms';
import type { FormEvent, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { CompanySection } from './company-section';
import { ContactSection } from './contact-section';
import { DuplicatesNote } from './duplicates-note';
import { LicenseSection } from './license-section';
import { PriceSection } from './price-section';
import type { SectionProps } from './section';
import { SettingsSection } from './settings-section';

export interface CustomerFormProps extends SectionProps {
  /** Its name for assistive technology: the title over it. */
  label: string;
  /** The customer that is edited; undefined while it is new. */
  companyId?: string;
  /** The company that a new customer will belong to; the own one without it. */
  parentCompanyId?: string;
  storedType?: string;
  /** Why the e-mail stays as it is. */
  emailFixed?: string;
  isAccount?: boolean;
  withoutFacility?: boolean;
  /** Whether possible duplicates are looked for. */
  findsDuplicates: boolean;
  isSaving: boolean;
  failure: string;
  /** What was typed the last time and not saved. */
  draft: DraftOffer | null;
  saveLabel: string;
  onSubmit: (event: FormEvent) => Promise<void>;
  /** Absent where there is nowhere to go back to. */
  onCancel?: () => void;
  cancelLabel?: string;
  /** After the parts of every customer. */
  children?: ReactNode;
}

/** Everything about a customer, in parts; the button stays in view. Stands inside the `FormProvider` of its form. */
export function CustomerForm(props: CustomerFormProps) {
  const { rights, label, companyId, findsDuplicates, isSaving, failure, onSubmit, onCancel } = props;
  const { storedType, emailFixed, isAccount, withoutFacility, saveLabel, children } = props;
  const ownCompanyId = useSelfCompanyId();
  const facilitiesOf = companyId ?? props.parentCompanyId ?? ownCompanyId ?? undefined;
  const { errors, submitCount } = useFormContext<CompanyEntry>().formState;
  const start = useFirstField();
  return (
    <form ref={start} aria-label={label} noValidate onSubmit={(event) => void onSubmit(event)}>
      <Stack>
        <DraftNotice offer={props.draft} />
        <ErrorSummary errors={fieldErrors(errors)} attempt={submitCount} />
        {failure && <FormFailure text={failure} />}
        <div>
          <CompanySection {...{ rights, storedType, withoutFacility, facilitiesOf }} />
          {findsDuplicates && <DuplicatesNote companyId={companyId} />}
        </div>
        <ContactSection emailFixed={emailFixed} needsEmail={isAccount} />
        <LicenseSection />
        <PriceSection rights={rights} />
        <SettingsSection rights={rights} />
        {children}
        <StickyBar>
          {onCancel && <Button onClick={onCancel}>{props.cancelLabel ?? 'Cancel'}</Button>}
          <Button kind="main" type="submit" busy={isSaving} busyLabel="Loading...">
            {saveLabel}
          </Button>
        </StickyBar>
      </Stack>
    </form>
  );
}
