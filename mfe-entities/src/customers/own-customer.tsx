import { usePageHeading, useSelfCompanyId } from '@washcoat/platform-sdk';
import { EmptyState, Page } from '@washcoat/ui';
import { CustomerPanel } from './customer-panel';

/** The own company of somebody who administers no others (CUST-036). */
export function OwnCustomer() {
  const companyId = useSelfCompanyId();
  usePageHeading({ heading: 'EDIT CUSTOMER' });
  return (
    <Page $capped>
      {companyId ? (
        <CustomerPanel companyId={companyId} />
      ) : (
        <EmptyState title="No customer belongs to you yet" hint="Somebody of the house can add you to one." />
      )}
    </Page>
  );
}
