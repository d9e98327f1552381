import type { Load } from '@washcoat/contract-loads';
import { DateText, FactList, IconButton, StatusPill } from '@washcoat/ui';
import { Trash2 } from 'lucide-react';
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

/** A cart on a phone. */
export function CartCard({ load, onDelete }: { load: Load; onDelete?: (load: Load) => void }) {
  return (
    <>
      <Head>
        <strong>{load.loadName}</strong>
        <LiveValue value={load.status}>
          <StatusPill of="load" status={loadStatusWord(load.status)} />
        </LiveValue>
        {onDelete && (
          <IconButton size={44} label={`Delete ${load.loadName}`} onClick={() => onDelete(load)}>
            <Trash2 size={18} />
          </IconButton>
        )}
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
