import { useMemo, useRef, useState } from 'react';
import { savedCompanyText, type CompanyEntry } from '@washcoat/contract-entities';
import { useNavigate, usePageHeading, useSession } from '@washcoat/platform-sdk';
import { Page, Stack } from '@washcoat/ui';
import { useAttemptKey, useLastAddress, useRecordForm } from '@washcoat/platform-sdk/forms';
import { FormProvider } from 'react-hook-form';
import { BackToCustomers } from './back-to-customers';
import { customerResolver, newCustomer, newCustomerOf } from './customer-change';
import { CustomerForm } from './customer-form';
import { customerRights } from './customer-rights';
import { companyWords, firstType } from './customer-words';
import { useAddCustomerMutation } from './customers.api';

export interface CustomerAddProps {
  /** The company it will belong to; the own one without it. */
  parentCompanyId?: string;
  /** The type that is chosen at first. */
  companyType?: string;
  /** The list one came from. */
  backTo: string;
  /** The page of a customer. */
  hrefOf: (companyId: string) => string;
}

/** CREATE CUSTOMER, or CREATE FRANCHISE, in the place of the list. It leads to what was saved. */
export function CustomerAdd({ parentCompanyId, companyType, backTo, hrefOf }: CustomerAddProps) {
  const session = useSession();
  const navigate = useNavigate();
  const isFranchise = companyType === 'FRANCHISE' && session.canCreateFranchise;
  const rights = useMemo(
    () => ({ ...customerRights(session), chooseType: !isFranchise }),
    [session, isFranchise],
  );
  const words = companyWords(isFranchise);
  const title = `CREATE ${words.noun.toUpperCase()}`;
  const savedId = useRef('');
  const { keyFor } = useAttemptKey();
  const { remember } = useLastAddress();
  const [add] = useAddCustomerMutation();
  const [entry] = useState(() => newCustomer(firstType(session, companyType)));
  const back = () => void navigate(backTo);
  const { form, submit, isSaving, failure, draft } = useRecordForm<CompanyEntry>({
    start: { entry },
    resolver: customerResolver,
    send: async ({ entry: typed }) => {
      const customer = { ...newCustomerOf(typed, rights), parentCompanyId };
      const answer = await add({ ...customer, key: keyFor(customer) }).unwrap();
      remember(typed.companyName, typed);
      savedId.current = answer.companyId;
      return answer;
    },
    saved: savedCompanyText('added', companyType),
    draft: { noun: words.noun, record: parentCompanyId },
    onSaved: () => void navigate(hrefOf(savedId.current)),
  });
  usePageHeading({ heading: title, backTo });
  return (
    <Page $capped>
      <Stack>
        <BackToCustomers to={backTo} title={words.title} />
        <FormProvider {...form}>
          <CustomerForm
            {...{ rights, isSaving, failure, draft, parentCompanyId }}
            label={title}
            findsDuplicates
            saveLabel={`Save ${words.noun}`}
            onSubmit={submit}
            onCancel={back}
          />
        </FormProvider>
      </Stack>
    </Page>
  );
}
