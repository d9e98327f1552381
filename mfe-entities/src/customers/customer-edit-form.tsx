import { useState } from 'react';
import {
  company as noun,
  savedCompanyText,
  type CompanyEntry,
  type WholeCompany,
} from '@washcoat/contract-entities';
import { entryOf } from '@washcoat/contract-kernel';
import { useSession } from '@washcoat/platform-sdk';
import { RecordClash, useRecordForm, type Versioned } from '@washcoat/platform-sdk/forms';
import { FormProvider } from 'react-hook-form';
import { changesBetween, clashFields, customerResolver } from './customer-change';
import { CustomerForm } from './customer-form';
import { customerRights } from './customer-rights';
import { companyWords } from './customer-words';
import { useEditCustomerMutation } from './customers.api';

const startOf = (customer: WholeCompany): Versioned<CompanyEntry> => ({
  entry: entryOf(noun, customer),
  version: customer.version,
});

export interface CustomerEditFormProps {
  customer: WholeCompany;
  /** Names the form: EDIT CUSTOMER. */
  label: string;
  /** The customer as it is stored now. */
  readAgain: () => Promise<WholeCompany>;
  onSaved: () => void;
  onCancel?: () => void;
}

/** Changes one customer. It sends what was changed here; when somebody else was faster it asks whose version stays. */
export function CustomerEditForm({ customer, label, readAgain, onSaved, onCancel }: CustomerEditFormProps) {
  const session = useSession();
  const { companyId, companyType, email } = customer;
  const words = companyWords(companyType === 'FRANCHISE');
  const [start] = useState(() => startOf(customer));
  const [edit] = useEditCustomerMutation();
  const record = useRecordForm<CompanyEntry>({
    start,
    resolver: customerResolver,
    send: async ({ entry, version }) => {
      const answer = await edit({ companyId, version, ...changesBetween(start.entry, entry) }).unwrap();
      await readAgain();
      return answer;
    },
    readAgain: async () => startOf(await readAgain()),
    saved: savedCompanyText('edited', companyType),
    draft: { noun: words.noun, record: companyId },
    onSaved,
  });
  return (
    <FormProvider {...record.form}>
      <CustomerForm
        label={label}
        rights={customerRights(session, customer)}
        companyId={companyId}
        storedType={companyType}
        emailFixed={email === '' ? undefined : `The e-mail of an existing ${words.noun} cannot be changed.`}
        findsDuplicates={session.canCreateUser || session.canEditGroup}
        isSaving={record.isSaving}
        failure={record.failure}
        draft={record.draft}
        saveLabel={`Save ${words.noun}`}
        onSubmit={record.submit}
        onCancel={onCancel}
      />
      <RecordClash
        noun={words.noun}
        record={record}
        differences={(mine, theirs) => clashFields(start.entry, mine, theirs)}
      />
    </FormProvider>
  );
}
