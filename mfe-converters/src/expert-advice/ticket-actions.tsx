import type { Ticket } from '@washcoat/contract-converters';
import { IconButton } from '@washcoat/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { titleOf } from './ticket-words';

/** What experts do with a question. */
export interface TicketChanges {
  onEdit: (ticket: Ticket) => void;
  onDelete: (ticket: Ticket) => void;
}

export interface TicketActionsProps extends TicketChanges {
  ticket: Ticket;
  size?: 28 | 44;
}

/** Answer and delete of one question. */
export function TicketActions({ ticket, size = 28, onEdit, onDelete }: TicketActionsProps) {
  const title = titleOf(ticket);
  return (
    <>
      <IconButton size={size} label={`Answer ${title}`} onClick={() => onEdit(ticket)}>
        <Pencil size={16} />
      </IconButton>
      <IconButton size={size} label={`Delete ${title}`} onClick={() => onDelete(ticket)}>
        <Trash2 size={16} />
      </IconButton>
    </>
  );
}
