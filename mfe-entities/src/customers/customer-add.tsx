import { useMemo, useState } from 'react';
import { useNavigate, usePageHeading, useSession } from '@washcoat/platform-sdk';
import { Page, Stack } from '@washcoat/ui';
import { useAttemptKey, useRecordForm } from '@washcoat/platform-sdk/forms';
import { FormProvider } from 'react-hook-form';
import { useLastAddress } from '../contact-fields/use-last-address';
import { BackToCustomers } from './back-to-customers';
import { newEntry, type CustomerEntry } from './customer-entry';
import { newCustomerOf } from './customer-fields';
import { CustomerForm } from './customer-form';
import { customerResolver } from './customer-problems';
import { customerRights } from './customer-rights';
import { firstType } from './customer-words';
import { useAddCustomerMutation } from './customers.api';

const ADDED = 'Successfully added the Partner';

export interface CustomerAddProps {
  /** The company it will belong to; the own one without it. */
  parentCompanyId?: string;
  /** The type that is chosen at first. */
  companyType?: string;
  /** The list one came from. */
  backTo: string;
}

/** CREATE CUSTOMER in the place of the list. */
export function CustomerAdd({ parentCompanyId, companyType, backTo }: CustomerAddProps) {
  const session = useSession();
  const navigate = useNavigate();
  const rights = useMemo(() => customerRights(session), [session]);
  const { keyFor } = useAttemptKey();
  const { remember } = useLastAddress();
  const [add] = useAddCustomerMutation();
  const [entry] = useState(() => newEntry(firstType(session, companyType)));
  const back = () => void navigate(backTo);
  const { form, submit, isSaving, failure, draft } = useRecordForm<CustomerEntry>({
    start: { entry },
    resolver: customerResolver,
    send: async ({ entry: typed }) => {
      const customer = { ...newCustomerOf(typed, rights), parentCompanyId };
      const answer = await add({ ...customer, key: keyFor(customer) }).unwrap();
      remember(typed.companyName, typed);
      return answer;
    },
    saved: ADDED,
    draft: { noun: entry.companyType === 'FRANCHISE' ? 'franchise' : 'customer', record: parentCompanyId },
    onSaved: back,
  });
  usePageHeading({ heading: 'CREATE CUSTOMER', backTo });
  return (
    <Page $capped>
      <Stack>
        <BackToCustomers to={backTo} />
        <FormProvider {...form}>
          <CustomerForm
            {...{ rights, isSaving, failure, draft, parentCompanyId }}
            label="CREATE CUSTOMER"
            findsDuplicates
            saveLabel="Save customer"
            onSubmit={submit}
            onCancel={back}
          />
        </FormProvider>
      </Stack>
    </Page>
  );
}
