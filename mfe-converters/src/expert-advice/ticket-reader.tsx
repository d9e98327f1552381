import type { Ticket } from '@washcoat/contract-converters';
import { Dialog, FactList, Money } from '@washcoat/ui';
import { TicketOutcome } from './ticket-outcome';
import { TicketQuestion } from './ticket-question';
import { titleOf } from './ticket-words';

/** One question and its answer, to read. */
export function TicketReader({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  return (
    <Dialog isOpen title={`Question about ${titleOf(ticket)}`} onClose={onClose} width={640}>
      <TicketQuestion ticket={ticket} />
      <FactList>
        <dt>Message</dt>
        <dd>{ticket.message || 'None'}</dd>
        <dt>Offer Price</dt>
        <dd>
          <Money value={ticket.marketPrice} bold />
        </dd>
        <dt>Comments</dt>
        <dd>{ticket.comments || 'None'}</dd>
        <dt>Resolved</dt>
        <dd>
          <TicketOutcome ticket={ticket} />
        </dd>
      </FactList>
    </Dialog>
  );
}
