import { dollarsOf } from '@washcoat/contract-kernel';
import { useListView } from '@washcoat/platform-sdk/lists';
import { DateText, FactList, formatNumber, Stack } from '@washcoat/ui';
import { dateColumn, moneyColumn, numberColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import { centsText } from '../app/cents-text';
import { useSubscriptionsQuery, type Subscription } from './history.api';
import { SavedCards } from '../saved-cards/saved-cards';
import { HistoryTable } from './history-table';
import { Renewals } from './renewals';
import { PAGE_SIZES } from '../app/page-sizes';

const columns: Column<Subscription>[] = [
  textColumn({ id: 'planName', title: 'Plan', value: (row) => row.planName, minWidth: 160, priority: 1 }),
  numberColumn({ id: 'lookupCount', title: 'Lookups', value: (row) => row.lookupCount, priority: 2 }),
  numberColumn({ id: 'balance', title: 'Left', value: (row) => row.balance, priority: 3 }),
  moneyColumn({
    id: 'amount',
    title: 'Amount',
    value: (row) => dollarsOf(row.amount),
    bold: true,
    priority: 1,
  }),
  dateColumn({
    id: 'created',
    title: 'Date',
    value: (row) => row.created,
    format: 'moment',
    minWidth: 160,
    priority: 2,
  }),
];
const idOf = (row: Subscription) => row.subscriptionId;

/** The plans that were bought. */
export function SubscriptionHistory() {
  const list = useListView(PAGE_SIZES[0]);
  const query = useSubscriptionsQuery({ count: list.view.count, offset: list.view.offset });
  return (
    <Stack>
      <Renewals />
      <SavedCards />
      <HistoryTable
        label="Subscription history"
        emptyTitle="No subscriptions yet"
        {...{ columns, idOf, cardFor, list, query }}
      />
    </Stack>
  );
}

function cardFor(row: Subscription) {
  return (
    <>
      <strong>
        {row.planName} {centsText(row.amount)}
      </strong>
      <FactList>
        <dt>Lookups</dt>
        <dd>
          {formatNumber(row.balance)} of {formatNumber(row.lookupCount)} left
        </dd>
        <dt>Date</dt>
        <dd>
          <DateText value={row.created} format="moment" />
        </dd>
      </FactList>
    </>
  );
}
