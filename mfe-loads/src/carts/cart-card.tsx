import type { Load } from '@washcoat/contract-loads';
import type { Action } from '@washcoat/platform-sdk';
import { RowActions } from '@washcoat/platform-sdk/lists';
import { DateText, FactList, StatusPill } from '@washcoat/ui';
import styled from 'styled-components';
import { LiveValue } from '../live/live-value';
import { loadStatusWord } from './load-status';
import { personName } from './person-name';

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  margin-bottom: ${({ theme }) => theme.space(2)};
  ${({ theme }) => theme.text.t14}

  & > strong {
    flex: 1;
  }
`;

export interface CartCardProps {
  load: Load;
  /** Absent where a cart offers nothing. */
  actions?: readonly Action<Load>[];
}

/** A cart on a phone. */
export function CartCard({ load, actions }: CartCardProps) {
  return (
    <>
      <Head>
        <strong>{load.loadName}</strong>
        <LiveValue value={load.status}>
          <StatusPill of="load" status={loadStatusWord(load.status)} />
        </LiveValue>
        {actions && <RowActions actions={actions} row={load} size={44} />}
      </Head>
      <FactList>
        <dt>Company</dt>
        <dd>
          {load.companyName}, {load.city} {load.state}
        </dd>
        <dt>Customer</dt>
        <dd>{personName(load.firstName, load.lastName) || 'None'}</dd>
        <dt>Buyer</dt>
        <dd>{personName(load.assistantFirstName, load.assistantLastName) || 'None'}</dd>
        <dt>Updated</dt>
        <dd>
          <LiveValue value={load.updatedDate}>
            <DateText value={load.updatedDate} format="cart" />
          </LiveValue>
        </dd>
      </FactList>
    </>
  );
}
