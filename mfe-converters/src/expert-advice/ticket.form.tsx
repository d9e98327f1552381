import { ticket as noun, type Ticket } from '@washcoat/contract-converters';
import { entryOf, formOf, type Entry } from '@washcoat/contract-kernel';
import { FieldsOf, FormDialog, resolverOf, useSavingForm } from '@washcoat/platform-sdk/forms';
import { FieldGrid, NumberField, SelectField, Stack, TextField } from '@washcoat/ui';
import { useController } from 'react-hook-form';
import { TicketQuestion } from './ticket-question';
import { ticketStatusOptions } from './ticket-status';
import { titleOf } from './ticket-words';
import { useEditTicketMutation } from './tickets.api';

type TicketEntry = Entry<typeof noun>;

const form = formOf(noun);
const resolver = resolverOf<TicketEntry>(form);

/** The expert's form over one question: what it is worth, what to say, and what becomes of it. */
export function AnswerTicket({ ticket, onDone }: { ticket: Ticket; onDone: () => void }) {
  const [edit] = useEditTicketMutation();
  const { ticketId } = ticket;
  const saving = useSavingForm<TicketEntry>({
    start: { ...entryOf(noun, ticket), status: String(ticket.status) },
    resolver,
    send: (entry) => {
      const { firstName: _first, lastName: _last, ...answer } = form.parse(entry);
      return edit({ ...answer, ticketId }).unwrap();
    },
    saved: 'Successfully edited the message',
    draft: { noun: 'answer', record: ticketId },
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

/** The fields of an answer. The offer price takes digits only. */
function TicketFields() {
  const offer = useController<TicketEntry, 'marketPrice'>({ name: 'marketPrice' });
  const status = useController<TicketEntry, 'status'>({ name: 'status' });
  const oem = useController<TicketEntry, 'oem'>({ name: 'oem' });
  const { fields } = noun;
  return (
    <Stack $gap={3}>
      <FieldsOf of={noun} only={['message']} />
      <FieldGrid $min={160}>
        <NumberField
          {...offer.field}
          label={fields.marketPrice.label}
          prefix="$"
          whole
          error={offer.fieldState.error?.message}
        />
        <FieldsOf of={noun} only={['basePrice']} />
        <SelectField
          {...status.field}
          label={fields.status.label}
          options={ticketStatusOptions}
          error={status.fieldState.error?.message}
        />
      </FieldGrid>
      <FieldsOf of={noun} only={['comments']} />
      <FieldGrid $min={160}>
        <TextField {...oem.field} label={fields.oem.label} code error={oem.fieldState.error?.message} />
        <FieldsOf of={noun} only={['make', 'model']} />
      </FieldGrid>
    </Stack>
  );
}
