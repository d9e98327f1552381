import { hrefTo, usePageHeading, useSession } from '@washcoat/platform-sdk';
import { EmptyState, LinkButton, Page, Stack } from '@washcoat/ui';
import { BackToCustomers } from '../customers/back-to-customers';
import { CustomerPanel } from '../customers/customer-panel';
import { seesCustomers } from '../customers/customer-rights';

const CUSTOMERS = '/entities/viewGroup';

/** SETTINGS: the own company, with the ways to its users. */
export default function PartnerSettingsScreen() {
  const session = useSession();
  const { companyId, canCreateUser } = session;
  const users = `/entities/viewGroupId/${companyId}`;
  usePageHeading({
    heading: 'SETTINGS',
    backTo: CUSTOMERS,
    actions: companyId && seesCustomers(session) && (
      <>
        <LinkButton {...hrefTo(users)}>Go To Users</LinkButton>
        {canCreateUser && <LinkButton {...hrefTo(`${users}?add=1`)}>Create user</LinkButton>}
      </>
    ),
  });
  return (
    <Page $capped>
      <Stack>
        <BackToCustomers to={CUSTOMERS} />
        {companyId ? (
          <CustomerPanel companyId={companyId} label="SETTINGS" />
        ) : (
          <EmptyState title="No company belongs to you yet" />
        )}
      </Stack>
    </Page>
  );
}
