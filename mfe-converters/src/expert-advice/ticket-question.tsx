import { useState } from 'react';
import type { Ticket } from '@washcoat/contract-converters';
import { Code, DateText, FactList, LightBox, Picture } from '@washcoat/ui';
import styled from 'styled-components';
import { askerOf, carOf, titleOf } from './ticket-words';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(4)};
  margin-bottom: ${({ theme }) => theme.space(4)};
`;

/** What was asked and by whom; the picture opens large. */
export function TicketQuestion({ ticket }: { ticket: Ticket }) {
  const [shown, setShown] = useState<number | null>(null);
  const picture = { src: ticket.url, alt: `Picture of ${titleOf(ticket)}`, code: ticket.oem };
  return (
    <Root>
      {ticket.url && <Picture {...picture} size={180} onOpen={() => setShown(0)} />}
      <FactList>
        <dt>OEM</dt>
        <dd>{ticket.oem ? <Code>{ticket.oem}</Code> : 'None'}</dd>
        <dt>Make, model</dt>
        <dd>{carOf(ticket) || 'None'}</dd>
        <dt>Name</dt>
        <dd>{askerOf(ticket) || 'None'}</dd>
        <dt>Company</dt>
        <dd>{ticket.companyName || 'None'}</dd>
        <dt>Created</dt>
        <dd>
          <DateText value={ticket.createdDate} format="dayTime" />
        </dd>
      </FactList>
      <LightBox
        title={titleOf(ticket)}
        pictures={[picture]}
        index={shown}
        onIndexChange={setShown}
        onClose={() => setShown(null)}
      />
    </Root>
  );
}
