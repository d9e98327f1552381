import { creditGrantAdd } from '@washcoat/contract-billing';
import { allows } from '@washcoat/contract-kernel';
import { problemText, type Action, type Session } from '@washcoat/platform-sdk';
import { CardHead, ListWorkGrid, RowActions, useListView } from '@washcoat/platform-sdk/lists';
import { EmptyState, FactList, formatNumber, Pill } from '@washcoat/ui';
import { actionsColumn, numberColumn, textColumn, type Column } from '@washcoat/ui/data-grid';
import { Gift } from 'lucide-react';
import { useMemo, useState } from 'react';
import { PAGE_SIZES } from '../app/page-sizes';
import { GrantDialog } from './grant.dialog';
import { useBillingCustomersQuery, type Customer } from './operations.api';

const LOAD_FAILED = 'The customers did not load. The rest of Washcoat works.';

const grantAction = (onGrant: (customer: Customer) => void): Action<Customer> => ({
  ...{ of: 'row', id: 'grant-credits', label: 'Grant credits', shortcut: 'G' },
  icon: (size) => <Gift size={size} />,
  nameFor: ({ userName }) => `Grant credits to ${userName}`,
  right: (session: Session) => allows(creditGrantAdd.access, session),
  run: onGrant,
});

const customerColumns = (actions: readonly Action<Customer>[]): Column<Customer>[] => [
  textColumn({ id: 'userName', title: 'User', value: (row) => row.userName, minWidth: 140, priority: 1 }),
  textColumn({
    ...{ id: 'companyName', title: 'Company', minWidth: 160, priority: 3 },
    value: (row) => row.companyName,
  }),
  numberColumn({ id: 'purchased', title: 'Purchased', value: (row) => row.purchased, priority: 3 }),
  numberColumn({ id: 'left', title: 'Left', value: (row) => row.left, priority: 1 }),
  numberColumn({ id: 'used', title: 'Used this month', value: (row) => row.used, priority: 2 }),
  {
    ...{ id: 'isLow', title: 'About to lapse', skeleton: 'pill', minWidth: 120, priority: 2 },
    render: (row) => row.isLow && <Pill kind="warning">Nearly used up</Pill>,
  },
  actionsColumn({ width: 56, render: (row) => <RowActions actions={actions} row={row} /> }),
];

/** Who has credits, those first who are about to have none: a row opens what they bought, and credits are granted here. */
export function CustomerList({ onOpen }: { onOpen: (customer: Customer) => void }) {
  const { view, page } = useListView(PAGE_SIZES[0]);
  const [granting, setGranting] = useState<Customer | null>(null);
  const asked = useBillingCustomersQuery({ count: view.count, offset: view.offset });
  const { data, currentData, isFetching, error, refetch } = asked;
  const actions = useMemo(() => [grantAction(setGranting)], []);
  const columns = useMemo(() => customerColumns(actions), [actions]);
  return (
    <>
      <ListWorkGrid
        label="Customers with credits"
        storageKey="billing.customers"
        columns={columns}
        view={view}
        sizes={PAGE_SIZES}
        answer={currentData ?? (error ? undefined : data)}
        isFetching={isFetching}
        onPage={page}
        getRowId={({ userId }) => userId}
        onRowOpen={onOpen}
        error={error ? problemText(error, LOAD_FAILED) : undefined}
        onRetry={() => void refetch()}
        cardFor={(customer) => (
          <>
            <CardHead>
              <strong>{customer.userName}</strong>
              <RowActions size={44} actions={actions} row={customer} />
            </CardHead>
            <FactList>
              <dt>Company</dt>
              <dd>{customer.companyName}</dd>
              <dt>Left</dt>
              <dd>
                {formatNumber(customer.left)} of {formatNumber(customer.purchased)}
              </dd>
              <dt>Used this month</dt>
              <dd>{formatNumber(customer.used)}</dd>
            </FactList>
            {customer.isLow && <Pill kind="warning">Nearly used up</Pill>}
          </>
        )}
        empty={<EmptyState title="No customers yet" hint="Who looks converters up stands here." />}
      />
      {granting && <GrantDialog customer={granting} onDone={() => setGranting(null)} />}
    </>
  );
}
