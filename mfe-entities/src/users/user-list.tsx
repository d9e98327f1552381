import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { userActive, userBin, type User } from '@washcoat/contract-entities';
import {
  chosenActionsOf,
  problemText,
  useAllowed,
  useKeyset,
  usePageHeading,
  useSession,
} from '@washcoat/platform-sdk';
import { breakpoints, Page, Stack, Toolbar, useIsNarrow } from '@washcoat/ui';
import {
  BinButton,
  BulkActive,
  ListTools,
  PageActions,
  sortListBy,
  type useListView,
  useSelection,
} from '@washcoat/platform-sdk/lists';
import { DeleteUser } from './delete-user';
import { userActions } from './user-actions';
import { companyUserColumns, globalUserColumns } from './user-columns';
import { filtersOf, pageOf, type UserPlace } from './user-place';
import { UserTable } from './user-table';
import { nameOfUser } from './user-words';
import { useLazyUserExportQuery, useSwitchUsersMutation, useUsersQuery } from './users.api';

const LOAD_FAILED = 'Users did not load. The rest of Washcoat works.';

export interface UserListProps {
  place: UserPlace;
  list: ReturnType<typeof useListView>;
  /** Where the arrow before the heading leads. */
  backTo?: string;
  /** Above the table. */
  tabs: ReactNode;
}

/** Users with their search, pages and actions. */
export function UserList({ place, list, backTo, tabs }: UserListProps) {
  const { view, filter, page, change } = list;
  const isPhone = useIsNarrow(breakpoints.phone);
  const maySwitch = useAllowed(userActive.access);
  const session = useSession();
  const [deleting, setDeleting] = useState<User | null>(null);
  const [switchUsers] = useSwitchUsersMutation();
  const [ask] = useLazyUserExportQuery();
  const { ids, choose } = useSelection(view.query.toString());
  const { afterOf, remember } = useKeyset(
    JSON.stringify([place.path, view.text, view.query.get('sort'), view.count]),
  );
  const { data, currentData, isFetching, error, refetch } = useUsersQuery(
    pageOf(place, view, afterOf(view.offset)),
  );
  useEffect(() => {
    if (currentData) remember(view.offset, view.count, currentData.next);
  }, [currentData, remember, view.offset, view.count]);

  const isOfCompany = place.companyId !== undefined;
  const actions = useMemo(
    () =>
      userActions({
        onCreate: () => change({ add: '1' }),
        onEdit: ({ userId }) => change({ edit: userId }),
        onDelete: setDeleting,
      }),
    [change],
  );
  const columns = useMemo(
    () => (isOfCompany ? companyUserColumns : globalUserColumns)(actions),
    [isOfCompany, actions],
  );
  const tools = (
    <ListTools
      storageKey={place.storageKey}
      columns={columns}
      withoutViews={isOfCompany}
      ask={(choice) => ask({ ...filtersOf(place, view), ...choice }).unwrap()}
    />
  );
  const searchFor = (text: string) => filter({ text });
  usePageHeading({
    heading: place.heading,
    backTo,
    search: { placeholder: 'Search Users', value: view.text, onChange: searchFor },
    actions: (
      <>
        {!isPhone && tools}
        {!isOfCompany && (
          <BinButton
            access={userBin.access}
            plural="users"
            onOpen={() => change({ bin: '1', text: '', offset: '' })}
          />
        )}
        <PageActions actions={actions} />
      </>
    ),
  });
  const userOf = (id: string) => data?.list.find(({ userId }) => userId === id);
  const nameOf = (id: string) => {
    const user = userOf(id);
    return user ? nameOfUser(user) : 'A user';
  };
  return (
    <Page>
      <Stack>
        {tabs}
        {isPhone && <Toolbar>{tools}</Toolbar>}
        <UserTable
          place={place}
          view={view}
          columns={columns}
          answer={currentData ?? (error ? undefined : data)}
          isFetching={isFetching}
          error={error ? problemText(error, LOAD_FAILED) : undefined}
          onRetry={() => void refetch()}
          onPage={page}
          onSorts={(sorts) => sortListBy(list, sorts)}
          actions={actions}
          onClear={view.text ? () => searchFor('') : undefined}
          selection={maySwitch ? { ids, onChange: choose } : undefined}
        />
        {maySwitch && (
          <BulkActive
            selected={ids}
            onSelect={choose}
            noun="user"
            nameOf={nameOf}
            actions={chosenActionsOf(actions, session, [...ids], userOf)}
            save={(input) => switchUsers(input).unwrap()}
          />
        )}
      </Stack>
      {deleting && <DeleteUser user={deleting} onDone={() => setDeleting(null)} />}
    </Page>
  );
}
