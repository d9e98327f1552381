import { useCallback, useMemo } from 'react';
import type { User } from '@washcoat/contract-entities';
import type { Action } from '@washcoat/platform-sdk';
import { EmptyState } from '@washcoat/ui';
import type { Column, Sort } from '@washcoat/ui/data-grid';
import { listSortsOf, ListWorkGrid, type ListView } from '@washcoat/platform-sdk/lists';
import { UserCard } from './user-card';
import type { UserPlace } from './user-place';
import { nameOfUser } from './user-words';
import type { UserListAnswer } from './users.api';

export interface UserTableProps {
  place: UserPlace;
  view: ListView;
  columns: readonly Column<User>[];
  answer: UserListAnswer | undefined;
  isFetching: boolean;
  error: string | undefined;
  onRetry: () => void;
  onPage: (offset: number, count: number) => void;
  onSorts: (sorts: Sort[]) => void;
  actions: readonly Action<User>[];
  /** Given while a search is on. */
  onClear?: () => void;
  /** Absent for those who may not switch users. */
  selection?: { ids: ReadonlySet<string>; onChange: (ids: ReadonlySet<string>) => void };
}

const idOf = ({ userId }: User) => userId;

/** One page of users. */
export function UserTable(props: UserTableProps) {
  const { place, view, columns, answer, isFetching, error, onRetry, onPage, onSorts, actions } = props;
  const { onClear, selection } = props;
  const sorts = useMemo(() => listSortsOf(view), [view]);
  const cardFor = useCallback((user: User) => <UserCard user={user} actions={actions} />, [actions]);
  return (
    <ListWorkGrid
      label="Users"
      storageKey={place.storageKey}
      columns={columns}
      view={view}
      answer={answer}
      isFetching={isFetching}
      onPage={onPage}
      getRowId={idOf}
      error={error}
      onRetry={onRetry}
      sorts={sorts}
      onSorts={onSorts}
      cardFor={cardFor}
      selection={selection && { ...selection, labelOf: nameOfUser }}
      empty={
        <EmptyState
          title="No users available"
          hint={
            onClear ? 'Try another name, e-mail or company.' : 'Create one, or invite somebody to register.'
          }
          onClearFilters={onClear}
        />
      }
    />
  );
}
