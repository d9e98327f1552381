import { useCallback, type ReactNode } from 'react';
import type { Company } from '@washcoat/contract-entities';
import type { Action } from '@washcoat/platform-sdk';
import { EmptyState } from '@washcoat/ui';
import type { Column, Sort } from '@washcoat/ui/data-grid';
import { ListWorkGrid, type ListView } from '@washcoat/platform-sdk/lists';
import { listsFranchises, type CustomerPlace } from './customer-place';
import { companyWords } from './customer-words';
import { CustomerRowCard } from './customer-row-card';
import type { CustomerListAnswer } from './customers.api';

export interface CustomerTableProps {
  place: CustomerPlace;
  /** Must stay the same while nothing changes. */
  columns: readonly Column<Company>[];
  view: ListView;
  answer: CustomerListAnswer | undefined;
  isFetching: boolean;
  error: string | undefined;
  onRetry: () => void;
  onPage: (offset: number, count: number) => void;
  onSort: (sort: Sort) => void;
  /** Given while a search is on. */
  onClear?: () => void;
  onOpen: (customer: Company) => void;
  /** Must stay the same while nothing changes. */
  actions: readonly Action<Company>[];
  /** Absent for those who can do nothing with chosen rows. */
  selection?: { ids: ReadonlySet<string>; onChange: (ids: ReadonlySet<string>) => void };
  emptyAction?: ReactNode;
}

const idOf = ({ companyId }: Company) => companyId;
const nameOf = ({ companyName }: Company) => companyName;

/** One page of customers or franchises. */
export function CustomerTable(props: CustomerTableProps) {
  const {
    place,
    columns,
    view,
    answer,
    isFetching,
    error,
    onRetry,
    onPage,
    onSort,
    onClear,
    onOpen,
    actions,
  } = props;
  const cardFor = useCallback(
    (customer: Company) => <CustomerRowCard customer={customer} actions={actions} />,
    [actions],
  );
  return (
    <ListWorkGrid
      label={companyWords(listsFranchises(place)).title}
      storageKey={place.storageKey}
      columns={columns}
      view={view}
      answer={answer}
      isFetching={isFetching}
      onPage={onPage}
      getRowId={idOf}
      error={error}
      onRetry={onRetry}
      onRowOpen={onOpen}
      sort={view.sort}
      onSort={onSort}
      cardFor={cardFor}
      selection={props.selection && { ...props.selection, labelOf: nameOf }}
      empty={
        <EmptyState
          title={listsFranchises(place) ? 'No franchises available' : 'No customers available'}
          hint={
            onClear
              ? 'Try another name, city or e-mail.'
              : listsFranchises(place)
                ? 'A franchise has customers, users and facilities of its own.'
                : 'Create one to start buying from it.'
          }
          action={props.emptyAction}
          onClearFilters={onClear}
        />
      }
    />
  );
}
