import type { Role } from '@washcoat/contract-entities';
import type { Action } from '@washcoat/platform-sdk';
import { addAction, deleteAction } from '@washcoat/platform-sdk/lists';
import { Copy } from 'lucide-react';
import type { RoleRights } from './role-rights';

export interface RoleActionHandlers {
  onAdd: () => void;
  onClone: (role: Role) => void;
  onDelete: (role: Role) => void;
}

/** What can be done with roles: in a row, with the one that is open, on the page and in the palette. */
export function roleActions(
  rights: RoleRights,
  { onAdd, onClone, onDelete }: RoleActionHandlers,
): Action<Role>[] {
  const nameOf = ({ name }: Role) => name;
  return [
    addAction('role', { right: () => rights.canAdd, run: onAdd }),
    {
      ...{ id: 'clone-role', of: 'row', label: 'Clone' },
      icon: (size) => <Copy size={size} />,
      right: () => rights.canClone,
      nameFor: (role) => `Clone ${nameOf(role)}`,
      run: onClone,
    },
    deleteAction('role', {
      ...{ nameOf, shortcut: undefined },
      right: () => rights.canDelete,
      run: onDelete,
    }),
  ];
}
