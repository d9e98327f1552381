import type { Ticket } from '@washcoat/contract-converters';
import { FormDialog, useSavingForm } from '@washcoat/platform-sdk/forms';
import { answeredTicket, entryOfTicket } from './ticket-entry';
import type { TicketEntry } from './ticket-entry';
import { TicketFields } from './ticket-fields';
import { TicketQuestion } from './ticket-question';
import { useEditTicketMutation } from './tickets.api';
import { titleOf } from './ticket-words';

/** The expert's form over one question: what it is worth, what to say, and what becomes of it. */
export function AnswerTicket({ ticket, onDone }: { ticket: Ticket; onDone: () => void }) {
  const [edit] = useEditTicketMutation();
  const saving = useSavingForm<TicketEntry>({
    start: entryOfTicket(ticket),
    send: (entry) => edit(answeredTicket(entry, ticket)).unwrap(),
    saved: 'Successfully edited the message',
    draft: { noun: 'answer', record: ticket.ticketId },
    onSaved: onDone,
  });
  return (
    <FormDialog
      title={`Answer ${titleOf(ticket)}`}
      sentence="Whoever asked is told as soon as it is resolved or rejected."
      width={640}
      submitLabel="Save answer"
      saving={saving}
      onClose={onDone}
      above={<TicketQuestion ticket={ticket} />}
    >
      <TicketFields />
    </FormDialog>
  );
}
