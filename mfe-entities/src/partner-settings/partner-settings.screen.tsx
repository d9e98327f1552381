import { hrefTo, usePageHeading, useSession } from '@washcoat/platform-sdk';
import { breakpoints, EmptyState, LinkButton, Page, Stack, useIsNarrow } from '@washcoat/ui';
import styled from 'styled-components';
import { BackToCustomers } from '../customers/back-to-customers';
import { CustomerPanel } from '../customers/customer-panel';
import { mayListCustomers } from '../customers/customer-rights';

const CUSTOMERS = '/entities/viewGroup';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(2)};
`;

/** SETTINGS: the own company, with the ways to its users; on a phone they stand in the page, where there is room. */
export default function PartnerSettingsScreen() {
  const session = useSession();
  const { companyId, canCreateUser } = session;
  const isPhone = useIsNarrow(breakpoints.phone);
  const users = `/entities/viewGroupId/${companyId}`;
  const size = isPhone ? 44 : 32;
  const ways = companyId && mayListCustomers(session) && (
    <>
      <LinkButton size={size} {...hrefTo(users)}>
        Go To Users
      </LinkButton>
      {canCreateUser && (
        <LinkButton size={size} {...hrefTo(`${users}?add=1`)}>
          Create user
        </LinkButton>
      )}
    </>
  );
  usePageHeading({
    heading: 'SETTINGS',
    backTo: CUSTOMERS,
    actions: isPhone ? undefined : ways,
  });
  return (
    <Page $capped>
      <Stack>
        <BackToCustomers to={CUSTOMERS} />
        {isPhone && ways && <Ways>{ways}</Ways>}
        {companyId ? (
          <CustomerPanel companyId={companyId} label="SETTINGS" />
        ) : (
          <EmptyState title="No company belongs to you yet" />
        )}
      </Stack>
    </Page>
  );
}
