import type { Ticket } from '@washcoat/contract-converters';
import { DateText, FactList, Money, Picture } from '@washcoat/ui';
import { CardHead } from '@washcoat/platform-sdk/lists';
import { TicketActions } from './ticket-actions';
import type { TicketChanges } from './ticket-actions';
import { TicketOutcome } from './ticket-outcome';
import { askerOf, titleOf } from './ticket-words';

/** A question on a phone. */
export function TicketCard({ ticket, on }: { ticket: Ticket; on: TicketChanges | undefined }) {
  return (
    <>
      <CardHead>
        <Picture src={ticket.url} alt="" size={48} code={ticket.oem} />
        <strong>{titleOf(ticket)}</strong>
        {on && <TicketActions ticket={ticket} size={44} {...on} />}
      </CardHead>
      <FactList>
        {titleOf(ticket) !== ticket.message && (
          <>
            <dt>Message</dt>
            <dd>{ticket.message || 'None'}</dd>
          </>
        )}
        <dt>Company</dt>
        <dd>{ticket.companyName || 'None'}</dd>
        <dt>Name</dt>
        <dd>{askerOf(ticket) || 'None'}</dd>
        <dt>Offer Price</dt>
        <dd>
          <Money value={ticket.marketPrice} bold />
        </dd>
        <dt>Created</dt>
        <dd>
          <DateText value={ticket.createdDate} format="dayTime" />
        </dd>
        <dt>Resolved</dt>
        <dd>
          <TicketOutcome ticket={ticket} />
        </dd>
      </FactList>
    </>
  );
}
