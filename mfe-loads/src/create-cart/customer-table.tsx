import { useCallback, useMemo } from 'react';
import type { Company } from '@washcoat/contract-entities';
import { Button, EmptyState, FactList, formatPhone, Pager } from '@washcoat/ui';
import { actionsColumn, DataGrid, textColumn, type Column } from '@washcoat/ui/data-grid';
import type { CustomersAnswer } from './create-cart.api';

export interface CustomerTableProps {
  answer: CustomersAnswer | undefined;
  isFetching: boolean;
  error: string | undefined;
  offset: number;
  count: number;
  onRetry: () => void;
  onPage: (offset: number, count: number) => void;
  onClear?: () => void;
  onChoose: (customer: Company) => void;
}

const idOf = ({ companyId }: Company) => companyId;
const contactOf = ({ firstName, lastName }: Company) => `${firstName} ${lastName}`.trim();
const phoneOf = ({ phone }: Company) => (phone ? formatPhone(phone) : null);

/** The customers that may have carts; a row starts one. */
export function CustomerTable(props: CustomerTableProps) {
  const { answer, isFetching, error, offset, count, onRetry, onPage, onClear, onChoose } = props;
  const columns = useMemo(() => columnsFor(onChoose), [onChoose]);
  const cardFor = useCallback((customer: Company) => <CustomerCard customer={customer} />, []);
  const rows = answer?.list ?? [];
  return (
    <DataGrid
      label="Customers"
      storageKey="loads.customers"
      columns={columns}
      rows={rows}
      getRowId={idOf}
      isLoading={!answer && isFetching}
      isUpdating={Boolean(answer) && isFetching}
      error={error}
      onRetry={onRetry}
      onRowOpen={onChoose}
      cardFor={cardFor}
      empty={
        <EmptyState
          title="No customers available"
          hint="Try another name, city or e-mail."
          onClearFilters={onClear}
        />
      }
      footer={
        <Pager
          offset={offset}
          limit={count}
          count={rows.length}
          areMoreItemsAvailable={answer?.areMoreItemsAvailable ?? false}
          onOffsetChange={(next) => onPage(next, count)}
          sizes={[10, 20, 30, 40]}
          onLimitChange={(next) => onPage(0, next)}
        />
      }
    />
  );
}

function columnsFor(onChoose: (customer: Company) => void): Column<Company>[] {
  return [
    {
      id: 'companyName',
      title: 'Company',
      minWidth: 180,
      priority: 1,
      skeleton: 'text',
      render: (row) => <strong>{row.companyName}</strong>,
    },
    textColumn({ id: 'contact', title: 'Customer', value: contactOf, priority: 3 }),
    textColumn({ id: 'city', title: 'City', value: (row) => row.city, priority: 4 }),
    textColumn({
      id: 'state',
      title: 'State',
      value: (row) => row.state,
      width: 68,
      minWidth: 68,
      priority: 6,
    }),
    textColumn({ id: 'phone', title: 'Phone', value: phoneOf, priority: 5, isWhole: true }),
    textColumn({ id: 'email', title: 'Email', value: (row) => row.email, minWidth: 180, priority: 7 }),
    textColumn({ id: 'facility', title: 'Facility', value: (row) => row.facility, priority: 2 }),
    actionsColumn({
      width: 116,
      render: (row) => (
        <Button size={28} onClick={() => onChoose(row)} aria-label={`Create Cart for ${row.companyName}`}>
          Create Cart
        </Button>
      ),
    }),
  ];
}

function CustomerCard({ customer }: { customer: Company }) {
  return (
    <>
      <strong>{customer.companyName}</strong>
      <FactList>
        <dt>Customer</dt>
        <dd>{contactOf(customer) || 'None'}</dd>
        <dt>City</dt>
        <dd>
          {customer.city} {customer.state}
        </dd>
        <dt>Facility</dt>
        <dd>{customer.facility ?? 'None'}</dd>
      </FactList>
    </>
  );
}
