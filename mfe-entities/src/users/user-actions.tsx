import { userAdd, type User } from '@washcoat/contract-entities';
import { allows } from '@washcoat/contract-kernel';
import type { Action } from '@washcoat/platform-sdk';
import { Pencil, Trash2, UserPlus } from 'lucide-react';
import { userRights } from './user-rights';
import { nameOfUser } from './user-words';

export interface UserActionHandlers {
  onCreate: () => void;
  onEdit: (user: User) => void;
  onDelete: (user: User) => void;
}

/** What can be done with users: in a row, with the chosen ones, on the page and in the palette. */
export function userActions({ onCreate, onEdit, onDelete }: UserActionHandlers): Action<User>[] {
  return [
    {
      id: 'create-user',
      of: 'page',
      label: 'Create user',
      icon: (size) => <UserPlus size={size} />,
      shortcut: 'N',
      right: (session) => allows(userAdd.access, session),
      run: onCreate,
    },
    {
      id: 'edit-user',
      of: 'row',
      label: 'Edit',
      icon: (size) => <Pencil size={size} />,
      shortcut: 'E',
      right: (session, user) => userRights(session, user).canEdit,
      nameFor: (user) => `Edit ${nameOfUser(user)}`,
      run: onEdit,
    },
    {
      id: 'delete-user',
      of: 'row',
      label: 'Delete',
      icon: (size) => <Trash2 size={size} />,
      shortcut: 'D',
      right: (session, user) => userRights(session, user).canDelete,
      nameFor: (user) => `Delete ${nameOfUser(user)}`,
      run: onDelete,
    },
  ];
}
