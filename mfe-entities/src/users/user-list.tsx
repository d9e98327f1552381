import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { userActive, userAdd, userBin, type User } from '@washcoat/contract-entities';
import { problemText, useAllowed, useKeyset, usePageHeading } from '@washcoat/platform-sdk';
import { breakpoints, Page, Stack, Toolbar, useIsNarrow } from '@washcoat/ui';
import {
  BinButton,
  BulkActive,
  ListTools,
  MainAction,
  type useListView,
  useSelection,
} from '@washcoat/platform-sdk/lists';
import { UserPlus } from 'lucide-react';
import { DeleteUser } from './delete-user';
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
  const { view, filter, page, sortBy, change } = list;
  const isPhone = useIsNarrow(breakpoints.phone);
  const maySwitch = useAllowed(userActive.access);
  const mayCreate = useAllowed(userAdd.access);
  const [deleting, setDeleting] = useState<User | null>(null);
  const [switchUsers] = useSwitchUsersMutation();
  const [ask] = useLazyUserExportQuery();
  const { ids, choose } = useSelection(view.query.toString());
  const { afterOf, remember } = useKeyset(JSON.stringify([place.path, view.text, view.sort, view.count]));
  const { data, currentData, isFetching, error, refetch } = useUsersQuery(
    pageOf(place, view, afterOf(view.offset)),
  );
  useEffect(() => {
    if (currentData) remember(view.offset, view.count, currentData.next);
  }, [currentData, remember, view.offset, view.count]);

  const onEdit = useCallback(({ userId }: User) => change({ edit: userId }), [change]);
  const isOfCompany = place.companyId !== undefined;
  const columns = useMemo(
    () => (isOfCompany ? companyUserColumns : globalUserColumns)({ onEdit, onDelete: setDeleting }),
    [isOfCompany, onEdit],
  );
  const tools = (
    <ListTools
      storageKey={place.storageKey}
      columns={columns}
      withoutViews={isOfCompany}
      ask={(choice) => ask({ ...filtersOf(place, view), ...choice }).unwrap()}
    />
  );
  const create = mayCreate && (
    <MainAction
      label="Create user"
      icon={(size) => <UserPlus size={size} />}
      onPress={() => change({ add: '1' })}
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
        {create}
      </>
    ),
  });
  const nameOf = (id: string) => {
    const user = data?.list.find(({ userId }) => userId === id);
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
          onSort={sortBy}
          onEdit={onEdit}
          onDelete={setDeleting}
          onClear={view.text ? () => searchFor('') : undefined}
          selection={maySwitch ? { ids, onChange: choose } : undefined}
        />
        {maySwitch && (
          <BulkActive
            selected={ids}
            onSelect={choose}
            noun="user"
            nameOf={nameOf}
            save={(input) => switchUsers(input).unwrap()}
          />
        )}
      </Stack>
      {deleting && <DeleteUser user={deleting} onDone={() => setDeleting(null)} />}
    </Page>
  );
}
