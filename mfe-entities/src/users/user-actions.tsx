import { userAdd, type User } from '@washcoat/contract-entities';
import { allows } from '@washcoat/contract-kernel';
import type { Action } from '@washcoat/platform-sdk';
import { addAction, deleteAction, editAction } from '@washcoat/platform-sdk/lists';
import { UserPlus } from 'lucide-react';
import { userRights } from './user-rights';
import { nameOfUser } from './user-words';

export interface UserActionHandlers {
  onCreate: () => void;
  onEdit: (user: User) => void;
  onDelete: (user: User) => void;
}

/** What can be done with users: in a row, with the chosen ones, on the page and in the palette. */
export function userActions({ onCreate, onEdit, onDelete }: UserActionHandlers): Action<User>[] {
  const nameOf = nameOfUser;
  return [
    addAction('user', {
      ...{ id: 'create-user', label: 'Create user' },
      icon: (size) => <UserPlus size={size} />,
      right: (session) => allows(userAdd.access, session),
      run: onCreate,
    }),
    editAction('user', {
      right: (session, user) => userRights(session, user).canEdit,
      ...{ nameOf, run: onEdit },
    }),
    deleteAction('user', {
      right: (session, user) => userRights(session, user).canDelete,
      ...{ nameOf, run: onDelete },
    }),
  ];
}
