import { userBin } from '@washcoat/contract-entities';
import { useAllowed, useNavigate } from '@washcoat/platform-sdk';
import { listBehind, useListView } from '@washcoat/platform-sdk/lists';
import type { ReactNode } from 'react';
import { UserBin } from '../bin/user-bin';
import { EditUser } from './edit-user';
import { UserList } from './user-list';
import { allUsers, type UserPlace } from './user-place';
import { AddUser } from './user.form';

export interface UserDirectoryProps {
  place: UserPlace;
  backTo?: string;
  tabs: ReactNode;
}

/** Users of one place: the list, or in its stead the form that the address asks for. */
export function UserDirectory({ place, backTo, tabs }: UserDirectoryProps) {
  const list = useListView();
  const navigate = useNavigate();
  const mayRestore = useAllowed(userBin.access) && place.companyId === undefined;
  const { query } = list.view;
  const userId = query.get('edit');
  const listPath = listBehind(place.path, list.view);
  const toList = () => list.change({ add: '', edit: '', panel: '' });
  if (query.has('bin') && mayRestore) return <UserBin list={list} backTo={place.path} />;
  if (query.has('add')) {
    // Those of franchises are a part of all users, to whom the new one need not belong.
    const onSaved = (text: string) =>
      place.isFranchise
        ? void navigate(`${allUsers}?${new URLSearchParams({ text }).toString()}`)
        : list.change({ add: '', text, offset: '' });
    return <AddUser companyId={place.companyId} backTo={listPath} onDone={toList} onSaved={onSaved} />;
  }
  if (userId)
    return (
      <EditUser
        userId={userId}
        isHistory={query.get('panel') === 'history'}
        onPanel={(panel) => list.change({ panel })}
        backTo={listPath}
        onDone={toList}
      />
    );
  return <UserList place={place} list={list} backTo={backTo} tabs={tabs} />;
}
