import { useCallback, useMemo } from 'react';
import type { Ticket } from '@washcoat/contract-converters';
import { EmptyState } from '@washcoat/ui';
import { ListGrid, type ListView } from '@washcoat/platform-sdk/lists';
import { MessageCircleQuestion } from 'lucide-react';
import type { TicketChanges } from './ticket-actions';
import { TicketCard } from './ticket-card';
import { ticketColumns } from './ticket.columns';
import type { TicketListAnswer } from './tickets.api';

export interface TicketTableProps {
  view: ListView;
  /** Pending, Resolved or Rejected. */
  tab: string;
  answer: TicketListAnswer | undefined;
  isFetching: boolean;
  error: string | undefined;
  onRetry: () => void;
  onPage: (offset: number, count: number) => void;
  onOpen: (ticket: Ticket) => void;
  /** Absent for those who only ask. */
  on: TicketChanges | undefined;
  /** Given while a search is on. */
  onClear?: () => void;
}

const idOf = ({ ticketId }: Ticket) => ticketId;

/** One page of questions. */
export function TicketTable(props: TicketTableProps) {
  const { view, tab, answer, isFetching, error, onRetry, onPage, onOpen, on, onClear } = props;
  const columns = useMemo(() => ticketColumns(on), [on]);
  const cardFor = useCallback((ticket: Ticket) => <TicketCard ticket={ticket} on={on} />, [on]);
  return (
    <ListGrid
      label="Questions"
      storageKey="converters.tickets"
      columns={columns}
      view={view}
      answer={answer}
      isFetching={isFetching}
      onPage={onPage}
      getRowId={idOf}
      error={error}
      onRetry={onRetry}
      onRowOpen={onOpen}
      cardFor={cardFor}
      empty={
        <EmptyState
          icon={<MessageCircleQuestion size={20} />}
          title={`No ${tab.toLowerCase()} questions`}
          hint={
            onClear ? 'Try another code, name or company.' : 'Converters that nobody could name stand here.'
          }
          onClearFilters={onClear}
        />
      }
    />
  );
}
