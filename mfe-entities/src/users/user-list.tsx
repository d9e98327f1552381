import { userActive, userBin, type User } from '@washcoat/contract-entities';
import { useAllowed, useKeyset } from '@washcoat/platform-sdk';
import { BinButton, RecordList, type useListView } from '@washcoat/platform-sdk/lists';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { DeleteUser } from './delete-user';
import { userActions } from './user-actions';
import { UserCard } from './user-card';
import { companyUserColumns, globalUserColumns } from './user-columns';
import { filtersOf, pageOf, type UserPlace } from './user-place';
import { nameOfUser } from './user-words';
import { useLazyUserExportQuery, useSwitchUsersMutation, useUsersQuery } from './users.api';

const noun = { name: 'user', plural: 'users' };
const idOf = ({ userId }: User) => userId;

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
  const { view, filter, change } = list;
  const { heading, storageKey } = place;
  const isOfCompany = place.companyId !== undefined;
  const maySwitch = useAllowed(userActive.access);
  const [deleting, setDeleting] = useState<User | null>(null);
  const [switchUsers] = useSwitchUsersMutation();
  const [ask] = useLazyUserExportQuery();
  const { afterOf, remember } = useKeyset(
    JSON.stringify([place.path, view.text, view.query.get('sort'), view.count]),
  );
  const asked = useUsersQuery(pageOf(place, view, afterOf(view.offset)));
  const { currentData } = asked;
  useEffect(() => {
    if (currentData) remember(view.offset, view.count, currentData.next);
  }, [currentData, remember, view.offset, view.count]);
  const actsOn = useMemo(
    () =>
      userActions({
        onCreate: () => change({ add: '1' }),
        onEdit: ({ userId }) => change({ edit: userId }),
        onDelete: setDeleting,
      }),
    [change],
  );
  const columns = useMemo(
    () => (isOfCompany ? companyUserColumns : globalUserColumns)(actsOn),
    [isOfCompany, actsOn],
  );
  const cardFor = useCallback((user: User) => <UserCard user={user} actions={actsOn} />, [actsOn]);
  return (
    <>
      <RecordList
        {...{ noun, heading, backTo, storageKey, list, columns, asked, idOf, cardFor, actsOn }}
        nameOf={nameOfUser}
        withoutViews={isOfCompany}
        exportOf={(choice) => ask({ ...filtersOf(place, view), ...choice }).unwrap()}
        filters={tabs}
        onClear={view.text ? () => filter({ text: '' }) : undefined}
        emptyHint="Create one, or invite somebody to register."
        searchHint="Try another name, e-mail or company."
        actions={
          !isOfCompany && (
            <BinButton
              access={userBin.access}
              plural={noun.plural}
              onOpen={() => change({ bin: '1', text: '', offset: '' })}
            />
          )
        }
        switchMany={maySwitch ? (input) => switchUsers(input).unwrap() : undefined}
      />
      {deleting && <DeleteUser user={deleting} onDone={() => setDeleting(null)} />}
    </>
  );
}
