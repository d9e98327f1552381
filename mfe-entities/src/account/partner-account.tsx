import { useMemo, useRef, useState } from 'react';
import { savedCompanyText } from '@washcoat/contract-entities';
import { useLocation, useNavigate, usePageHeading, useSession } from '@washcoat/platform-sdk';
import { Page } from '@washcoat/ui';
import { useAttemptKey, useLastAddress, useRecordForm } from '@washcoat/platform-sdk/forms';
import { newCustomerOf } from '../customers/customer-change';
import { customerRights } from '../customers/customer-rights';
import { firstType } from '../customers/customer-words';
import { useAddCustomerMutation } from '../customers/customers.api';
import { accountResolver, newAccountEntry, userEmailOf, type AccountEntry } from './account-entry';
import { AccountForm } from './account-form';

const resolver = accountResolver();

function isFromCart(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Reflect.get(state, 'isFromCart') === true;
}

/**
 * A new customer with its first user, made by staff; from the cart creation screen it leads back there, else to what was
 * saved.
 */
export function PartnerAccount() {
  const session = useSession();
  const navigate = useNavigate();
  const { state } = useLocation();
  const rights = useMemo(() => customerRights(session), [session]);
  const [entry] = useState(() => newAccountEntry({ companyType: firstType(session) }));
  const savedId = useRef('');
  const { keyFor } = useAttemptKey();
  const { remember } = useLastAddress();
  const [add] = useAddCustomerMutation();
  const fromCart = isFromCart(state);
  const backTo = fromCart ? '/loads/create-load' : '/entities/viewGroup';
  const record = useRecordForm<AccountEntry>({
    start: { entry },
    resolver,
    send: async ({ entry: typed }) => {
      const customer = {
        ...newCustomerOf(typed, rights),
        parentCompanyId: session.companyId ?? undefined,
        userEmail: userEmailOf(typed),
        userRoleId: typed.userRoleId || undefined,
        newPassword: typed.newPassword || undefined,
        confirmPassword: typed.confirmPassword || undefined,
      };
      const answer = await add({ ...customer, key: keyFor(customer) }).unwrap();
      remember(typed.companyName, typed);
      savedId.current = answer.companyId;
      return answer;
    },
    saved: savedCompanyText('added', undefined),
    draft: { noun: 'account' },
    onSaved: () => void navigate(fromCart ? backTo : `/entities/viewGroupId/${savedId.current}`),
  });
  usePageHeading({ heading: 'Create account', backTo });
  return (
    <Page $capped>
      <AccountForm record={record} rights={rights} onClose={() => void navigate(backTo)} />
    </Page>
  );
}
