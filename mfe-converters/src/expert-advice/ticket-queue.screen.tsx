import { useCallback, useMemo, useState } from 'react';
import { ticketEdit } from '@washcoat/contract-converters';
import type { Ticket } from '@washcoat/contract-converters';
import { problemText, useAllowed, usePageHeading, useSession, type PageAction } from '@washcoat/platform-sdk';
import { Page, Tabs } from '@washcoat/ui';
import { PageActions, useListView } from '@washcoat/platform-sdk/lists';
import { MessageCircleQuestion } from 'lucide-react';
import { AnswerTicket } from './ticket.form';
import { AskExpert } from './question.form';
import { DeleteTicket } from './delete-ticket';
import { TicketReader } from './ticket-reader';
import { ticketTabs } from './ticket-status';
import { TicketTable } from './ticket-table';
import { useTicketsQuery } from './tickets.api';

const SUBSCRIBER = 2;
const LOAD_FAILED = 'The queue did not load. The rest of Washcoat works.';

const askExpert = (run: () => void): PageAction => ({
  ...{ of: 'page', id: 'ask-expert', label: 'Ask Expert', shortcut: 'N', run },
  icon: (size) => <MessageCircleQuestion size={size} />,
  right: ({ hierarchy }) => hierarchy === SUBSCRIBER,
});

/** The Identification Queue: questions by what became of them, the form that answers one, the form that asks. */
export default function TicketQueueScreen() {
  const { view, change, filter, page } = useListView();
  const isExpert = useAllowed(ticketEdit.access);
  const [deleting, setDeleting] = useState<Ticket | null>(null);
  const tab = ticketTabs.find(({ id }) => id === view.query.get('tab')) ?? ticketTabs[0];
  const { data, currentData, isFetching, error, refetch } = useTicketsQuery({
    status: tab?.status,
    text: view.text || undefined,
    offset: view.offset,
    count: view.count,
  });
  const answer = currentData ?? (error ? undefined : data);
  const chosen = answer?.list.find(({ ticketId }) => ticketId === view.query.get('answer'));
  const onOpen = useCallback(({ ticketId }: Ticket) => change({ answer: ticketId }), [change]);
  const on = useMemo(
    () => (isExpert ? { onEdit: onOpen, onDelete: setDeleting } : undefined),
    [isExpert, onOpen],
  );
  const asks = useSession().hierarchy === SUBSCRIBER;
  const actions = useMemo(() => [askExpert(() => change({ ask: '1' }))], [change]);
  const close = () => change({ answer: '', ask: '' });
  usePageHeading({
    heading: 'Identification Queue',
    search: { placeholder: 'Search questions', value: view.text, onChange: (text) => filter({ text }) },
    actions: <PageActions actions={actions} />,
  });
  return (
    <Page>
      <Tabs
        label="Identification Queue"
        tabs={ticketTabs}
        current={tab?.id ?? ''}
        panelId="ticket-queue"
        onChange={(id) => filter({ tab: id, answer: '' })}
      />
      <div id="ticket-queue" role="tabpanel">
        <TicketTable
          view={view}
          tab={tab?.label ?? ''}
          answer={answer}
          isFetching={isFetching}
          error={error ? problemText(error, LOAD_FAILED) : undefined}
          onRetry={() => void refetch()}
          onPage={page}
          onOpen={onOpen}
          on={on}
          onClear={view.text === '' ? undefined : () => filter({ text: '' })}
        />
      </div>
      {chosen &&
        (isExpert ? (
          <AnswerTicket key={chosen.ticketId} ticket={chosen} onDone={close} />
        ) : (
          <TicketReader ticket={chosen} onClose={close} />
        ))}
      {asks && view.query.has('ask') && <AskExpert onClose={close} />}
      {deleting && <DeleteTicket ticket={deleting} onDone={() => setDeleting(null)} />}
    </Page>
  );
}
