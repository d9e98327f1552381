import type { Ticket } from '@washcoat/contract-converters';
import type { Option } from '@washcoat/ui';

export type TicketStatus = Ticket['status'];

/** The tabs of the queue, by the name they have in the address. */
export const ticketTabs: readonly { id: string; label: string; status: TicketStatus }[] = [
  { id: 'pending', label: 'Pending', status: 1 },
  { id: 'resolved', label: 'Resolved', status: 2 },
  { id: 'rejected', label: 'Rejected', status: 3 },
];

/** The statuses to choose from in a form. */
export const ticketStatusOptions: readonly Option[] = ticketTabs.map(({ label, status }) => ({
  value: String(status),
  label,
}));
