import type { Company } from '@washcoat/contract-entities';
import { useSession, type Action } from '@washcoat/platform-sdk';
import { RowActions } from '@washcoat/platform-sdk/lists';
import { FactList } from '@washcoat/ui';
import styled from 'styled-components';
import { CustomerActive } from './customer-active';
import { CustomerName } from './customer-name';
import { addressLine, priceAdjust, typeName } from './customer-words';

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(2)};
  margin-bottom: ${({ theme }) => theme.space(2)};
`;

const Facts = styled(FactList)`
  overflow-wrap: anywhere;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space(1)};
  margin-top: ${({ theme }) => theme.space(2)};
`;

/** A customer on a phone. */
export function CustomerRowCard({
  customer,
  actions,
}: {
  customer: Company;
  actions: readonly Action<Company>[];
}) {
  const { canShowPriceModifier } = useSession();
  return (
    <>
      <Head>
        <CustomerName company={customer} />
        <CustomerActive customer={customer} />
      </Head>
      <Facts>
        <dt>Type</dt>
        <dd>{typeName(customer)}</dd>
        <dt>Facility</dt>
        <dd>{customer.facility ?? 'None'}</dd>
        <dt>Email</dt>
        <dd>{customer.email || 'None'}</dd>
        <dt>Address</dt>
        <dd>{addressLine(customer)}</dd>
        {canShowPriceModifier && (
          <>
            <dt>Price Adjust</dt>
            <dd>{priceAdjust(customer)}</dd>
          </>
        )}
      </Facts>
      <Actions>
        <RowActions row={customer} size={44} actions={actions} />
      </Actions>
    </>
  );
}
