import type { FormEvent } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { CustomerForm } from '../customers/customer-form';
import type { DraftOffer } from '@washcoat/platform-sdk/forms';
import type { CustomerRights } from '../customers/customer-rights';
import { AccessSection } from './access-section';
import type { AccountEntry } from './account-entry';

export interface AccountFormProps {
  record: {
    form: UseFormReturn<AccountEntry>;
    isSaving: boolean;
    failure: string;
    draft: DraftOffer | null;
    submit: (event: FormEvent) => Promise<void>;
  };
  rights: CustomerRights;
  /** Set for somebody who registered and now makes the own company. */
  registeredEmail?: string;
  /** The company is written to at the address that was registered: the one that the mailed link confirms. */
  isEmailKept?: boolean;
  onClose: () => void;
}

const REGISTERED = 'The address that you registered with. It can be changed once it is confirmed.';

/** A company with the user who administers it. */
export function AccountForm({ record, rights, registeredEmail, isEmailKept, onClose }: AccountFormProps) {
  const isRegistered = registeredEmail !== undefined;
  return (
    <FormProvider {...record.form}>
      <CustomerForm
        label="Create account"
        rights={rights}
        isAccount
        withoutFacility={isRegistered}
        emailFixed={isEmailKept ? REGISTERED : undefined}
        findsDuplicates={!isRegistered}
        isSaving={record.isSaving}
        failure={record.failure}
        draft={record.draft}
        saveLabel="Save account"
        onSubmit={record.submit}
        onCancel={onClose}
        cancelLabel="Close"
      >
        <AccessSection registeredEmail={registeredEmail} />
      </CustomerForm>
    </FormProvider>
  );
}
