import { useMemo, useState } from 'react';
import { savedCompanyText } from '@washcoat/contract-entities';
import { pageLoad, sessionStore, useNavigate, usePageHeading, useSession } from '@washcoat/platform-sdk';
import { ConfirmDialog, Page } from '@washcoat/ui';
import { useAttemptKey, useRecordForm } from '@washcoat/platform-sdk/forms';
import { newCustomerOf } from '../customers/customer-change';
import { customerRights } from '../customers/customer-rights';
import { useAddCustomerMutation } from '../customers/customers.api';
import { useEndSessionMutation, useReadSessionMutation } from './account.api';
import { accountResolver, newAccountEntry, type AccountEntry } from './account-entry';
import { AccountForm } from './account-form';
import { BareHeading } from './bare-heading';

const TITLE = 'Create account';
const PARTNER_TIER = 10;
const resolver = accountResolver({ withoutFacility: true });

export interface NewUserAccountProps {
  /** Registered without being invited: is signed out until the mailed link is used (CUST-050). */
  isSelfRegistering: boolean;
}

/** The own company of somebody who has just registered. Until it is saved nothing else is open, so Close signs out. */
export function NewUserAccount({ isSelfRegistering }: NewUserAccountProps) {
  const session = useSession();
  const navigate = useNavigate();
  const { email, firstName, lastName, hierarchy } = session;
  const rights = useMemo(() => ({ ...customerRights(session), chooseType: false }), [session]);
  const [entry] = useState(() =>
    newAccountEntry({
      companyType: hierarchy === PARTNER_TIER ? 'SELLER' : 'CUSTOMER',
      email,
      userEmail: email,
      mirrorsEmail: false,
      firstName,
      lastName,
    }),
  );
  const { keyFor } = useAttemptKey();
  const [isAsking, setAsking] = useState(false);
  const [add] = useAddCustomerMutation();
  const [readSession] = useReadSessionMutation();
  const [endSession] = useEndSessionMutation();
  const record = useRecordForm<AccountEntry>({
    start: { entry },
    resolver,
    send: ({ entry: typed }) => {
      const customer = {
        ...newCustomerOf(typed, rights),
        isNewCustomer: true,
        newPassword: typed.newPassword || undefined,
        confirmPassword: typed.confirmPassword || undefined,
      };
      return add({ ...customer, key: keyFor(customer) }).unwrap();
    },
    saved: savedCompanyText('added', undefined),
    draft: { noun: 'account' },
    onSaved: () => void goOn(),
  });
  const goOn = async () => {
    if (isSelfRegistering) {
      void navigate('/logout?registered=1');
      return;
    }
    const { data } = await readSession({});
    if (data) sessionStore.update(data);
    void navigate('/');
  };
  const leave = async () => {
    setAsking(false);
    record.form.reset();
    // Whether or not the server hears of it, this browser forgets the session.
    await endSession({});
    sessionStore.clear();
    pageLoad.to(isSelfRegistering ? '/invite' : '/');
  };
  const close = () => {
    if (record.form.formState.isDirty) setAsking(true);
    else void leave();
  };
  usePageHeading({ heading: TITLE });
  return (
    <Page $capped>
      {isSelfRegistering && <BareHeading>{TITLE}</BareHeading>}
      <AccountForm
        record={record}
        rights={rights}
        registeredEmail={email}
        isEmailKept={isSelfRegistering}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title="Leave this page"
        question="What you typed here is not saved yet, and you will be signed out."
        confirmLabel="Leave without saving"
        cancelLabel="Stay here"
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      />
    </Page>
  );
}
