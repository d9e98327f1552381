import type { Ticket } from '@washcoat/contract-converters';
import { actionsColumn, dateColumn, moneyColumn, pictureColumn, textColumn } from '@washcoat/ui/data-grid';
import type { Column } from '@washcoat/ui/data-grid';
import { TicketActions } from './ticket-actions';
import type { TicketChanges } from './ticket-actions';
import { TicketOutcome } from './ticket-outcome';
import { askerOf } from './ticket-words';

/**
 * The columns of the queue.
 * @param on what is done with a question; absent for those who only ask
 */
export function ticketColumns(on: TicketChanges | undefined): Column<Ticket>[] {
  const columns: Column<Ticket>[] = [
    pictureColumn({ src: ({ url }) => url, code: ({ oem }) => oem }),
    textColumn({
      id: 'companyName',
      title: 'Company',
      value: ({ companyName }) => companyName,
      minWidth: 144,
      priority: 3,
    }),
    textColumn({
      id: 'message',
      title: 'Message',
      value: ({ oem, message }) => oem || message,
      second: ({ oem, message }) => (oem ? message : null),
      minWidth: 200,
      flex: 2,
      priority: 1,
    }),
    textColumn({ id: 'name', title: 'Name', value: askerOf, minWidth: 112, priority: 4 }),
    moneyColumn({
      id: 'marketPrice',
      title: 'Offer Price',
      value: ({ marketPrice }) => marketPrice,
      bold: true,
      width: 104,
      priority: 2,
    }),
    dateColumn({
      id: 'createdDate',
      title: 'Created',
      value: ({ createdDate }) => createdDate,
      format: 'dayTime',
      width: 184,
      priority: 3,
    }),
    {
      id: 'ticketResTime',
      title: 'Resolved',
      width: 184,
      priority: 4,
      skeleton: 'text',
      render: (ticket) => <TicketOutcome ticket={ticket} />,
    },
  ];
  if (!on) return columns;
  return [
    ...columns,
    actionsColumn({ width: 88, render: (ticket) => <TicketActions ticket={ticket} {...on} /> }),
  ];
}
