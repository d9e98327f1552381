import type { Ticket } from '@washcoat/contract-converters';
import { DateText, StatusPill } from '@washcoat/ui';
import styled from 'styled-components';

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => `0 ${theme.space(2)}`};
`;

/** When a question was answered and what came of it. */
export function TicketOutcome({ ticket: { outcome, ticketResTime } }: { ticket: Ticket }) {
  return (
    <Line>
      <DateText value={ticketResTime} format="dayTime" />
      {outcome && <StatusPill of="item" status={outcome} />}
    </Line>
  );
}
