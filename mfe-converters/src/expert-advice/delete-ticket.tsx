import type { Ticket } from '@washcoat/contract-converters';
import { DeleteRecord } from '@washcoat/platform-sdk/lists';
import { useDeleteTicketMutation } from './tickets.api';
import { titleOf } from './ticket-words';

/** Asks before a question goes. */
export function DeleteTicket({ ticket, onDone }: { ticket: Ticket; onDone: () => void }) {
  const [remove] = useDeleteTicketMutation();
  return (
    <DeleteRecord
      type="question"
      name={titleOf(ticket)}
      consequence="Whoever asked is not told. To answer it, reject it instead."
      remove={() => remove({ ticketId: ticket.ticketId }).unwrap()}
      failed="Something went wrong"
      onDone={onDone}
    />
  );
}
