import type { Role } from '@washcoat/contract-entities';
import type { Action } from '@washcoat/platform-sdk';
import { Copy, Plus, Trash2 } from 'lucide-react';
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
  return [
    {
      id: 'add-role',
      of: 'page',
      label: 'Add role',
      icon: (size) => <Plus size={size} />,
      shortcut: 'N',
      right: () => rights.canAdd,
      run: onAdd,
    },
    {
      id: 'clone-role',
      of: 'row',
      label: 'Clone',
      icon: (size) => <Copy size={size} />,
      right: () => rights.canClone,
      nameFor: ({ name }) => `Clone ${name}`,
      run: onClone,
    },
    {
      id: 'delete-role',
      of: 'row',
      label: 'Delete',
      icon: (size) => <Trash2 size={size} />,
      right: () => rights.canDelete,
      nameFor: ({ name }) => `Delete ${name}`,
      run: onDelete,
    },
  ];
}
