import { usePageHeading, useSelfCompanyId } from '@washcoat/platform-sdk';
import { Page, Stack } from '@washcoat/ui';
import { CustomerPanel } from '../customers/customer-panel';
import { PasswordForm } from '../profile/password-form';

/** The account of somebody who has one: the own company, and the password with the current one. */
export function OwnAccount() {
  const companyId = useSelfCompanyId();
  usePageHeading({ heading: 'Account' });
  return (
    <Page $capped>
      <Stack>
        {companyId && <CustomerPanel companyId={companyId} label="Account" />}
        <PasswordForm />
      </Stack>
    </Page>
  );
}
