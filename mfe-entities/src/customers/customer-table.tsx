import { useMemo } from 'react';
import type { Company } from '@washcoat/contract-entities';
import { hrefTo, useSession } from '@washcoat/platform-sdk';
import { EmptyState, FactList, LinkButton, Pager, Pill } from '@washcoat/ui';
import { actionsColumn, DataGrid, textColumn, type Column, type Sort } from '@washcoat/ui/data-grid';
import { activeColumn } from './active-column';
import { CustomerName } from './customer-name';
import type { CustomerListView } from './customer-list-view';
import { addressLine, priceAdjust, typeName } from './customer-words';
import type { CustomerListAnswer } from './customers.api';

export interface CustomerTableProps {
  view: CustomerListView;
  answer: CustomerListAnswer | undefined;
  isFetching: boolean;
  error: string | undefined;
  onRetry: () => void;
  onPage: (offset: number, count: number) => void;
  onSort: (sort: Sort) => void;
  onClear: () => void;
  /** Where a row's VIEW leads. */
  pathTo: (company: Company) => string;
  onOpen: (company: Company) => void;
}

export function CustomerTable(props: CustomerTableProps) {
  const { view, answer, isFetching, error, onRetry, onPage, onSort, onClear, pathTo, onOpen } = props;
  const { hierarchy } = useSession();
  const columns = useMemo(() => columnsFor([1, 10].includes(hierarchy), pathTo), [hierarchy, pathTo]);
  const rows = answer?.list ?? [];
  const title = view.isFranchise && !view.franchiseId ? 'No franchises available' : 'No customers available';
  return (
    <DataGrid
      label="Customers"
      storageKey="entities.customers"
      columns={columns}
      rows={rows}
      getRowId={idOf}
      rowHeight={44}
      isLoading={!answer && isFetching}
      isUpdating={Boolean(answer) && isFetching}
      error={error}
      onRetry={onRetry}
      onRowOpen={onOpen}
      sort={view.sort}
      onSort={onSort}
      cardFor={cardOf}
      empty={
        <EmptyState
          title={title}
          hint="Try another name, city or e-mail."
          onClearFilters={view.text ? onClear : undefined}
        />
      }
      footer={
        <Pager
          offset={view.offset}
          limit={view.count}
          count={rows.length}
          areMoreItemsAvailable={answer?.areMoreItemsAvailable ?? false}
          onOffsetChange={(offset) => onPage(offset, view.count)}
          sizes={[10, 20, 30, 40]}
          onLimitChange={(count) => onPage(0, count)}
        />
      }
    />
  );
}

const idOf = (company: Company) => company.companyId;

function columnsFor(seesActive: boolean, pathTo: (company: Company) => string): Column<Company>[] {
  const active: Column<Company>[] = seesActive ? [activeColumn('Is Active?')] : [];
  return [
    {
      id: 'companyName',
      title: 'Customer',
      sortable: true,
      minWidth: 200,
      flex: 1.4,
      priority: 1,
      render: (row) => <CustomerName company={row} />,
    },
    textColumn({
      id: 'address',
      title: 'Address',
      value: addressLine,
      minWidth: 220,
      flex: 1.6,
      priority: 4,
    }),
    textColumn({ id: 'email', title: 'Email', value: (row) => row.email, minWidth: 180, priority: 5 }),
    textColumn({ id: 'type', title: 'Type', value: typeName, priority: 3 }),
    textColumn({ id: 'facility', title: 'Facility', value: (row) => row.facility, priority: 3 }),
    textColumn({ id: 'priceAdjust', title: 'Price Adjust', value: priceAdjust, priority: 6 }),
    ...active,
    actionsColumn({
      width: 88,
      render: (row) => (
        <LinkButton size={28} {...hrefTo(pathTo(row))} aria-label={`View ${row.companyName}`}>
          VIEW
        </LinkButton>
      ),
    }),
  ];
}

function cardOf(company: Company) {
  return (
    <>
      <strong>{company.companyName}</strong>
      <FactList>
        <dt>Type</dt>
        <dd>{typeName(company)}</dd>
        <dt>Facility</dt>
        <dd>{company.facility ?? 'None'}</dd>
        <dt>Address</dt>
        <dd>{addressLine(company)}</dd>
        <dt>Price Adjust</dt>
        <dd>{priceAdjust(company)}</dd>
      </FactList>
      {!company.isActive && <Pill kind="neutral">Switched off</Pill>}
    </>
  );
}
