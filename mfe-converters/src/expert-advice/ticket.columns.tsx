import { ticket as noun, type Ticket } from '@washcoat/contract-converters';
import { nounColumns } from '@washcoat/platform-sdk/lists';
import { actionsColumn, moneyColumn, pictureColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import { TicketActions, type TicketChanges } from './ticket-actions';
import { TicketOutcome } from './ticket-outcome';
import { askerOf } from './ticket-words';

/**
 * The columns of the queue.
 * @param on what is done with a question; absent for those who only ask
 */
export const ticketColumns = (on: TicketChanges | undefined): Column<Ticket>[] => [
  pictureColumn({ src: ({ url }) => url, code: ({ oem }) => oem }),
  ...nounColumns(noun, { companyName: { minWidth: 144, priority: 3 } }, ['companyName']),
  textColumn({
    ...{ id: 'message', title: noun.fields.message.label, minWidth: 200, flex: 2, priority: 1 },
    value: ({ oem, message }) => oem || message,
    second: ({ oem, message }) => (oem ? message : null),
  }),
  textColumn({ id: 'name', title: 'Name', value: askerOf, minWidth: 112, priority: 4 }),
  moneyColumn({
    ...{ id: 'marketPrice', title: noun.fields.marketPrice.label, bold: true, width: 104, priority: 2 },
    value: ({ marketPrice }) => marketPrice,
  }),
  ...nounColumns(
    noun,
    {
      createdDate: { width: 184, priority: 3 },
      ticketResTime: { width: 184, priority: 4, render: (ticket) => <TicketOutcome ticket={ticket} /> },
    },
    ['createdDate', 'ticketResTime'],
  ),
  ...(on
    ? [actionsColumn<Ticket>({ width: 88, render: (ticket) => <TicketActions ticket={ticket} {...on} /> })]
    : []),
];
