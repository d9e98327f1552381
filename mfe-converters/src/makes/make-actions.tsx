import { makeAdd } from '@washcoat/contract-converters';
import type { Make } from '@washcoat/contract-converters';
import { allows } from '@washcoat/contract-kernel';
import type { Action, Session } from '@washcoat/platform-sdk';
import { Pencil, Plus, Trash2 } from 'lucide-react';

export interface MakeActionHandlers {
  onAdd: () => void;
  onEdit: (make: Make) => void;
  onDelete: (make: Make) => void;
}

const mayEdit = (session: Session) => allows(makeAdd.access, session);

/** What those may do with makes who keep them: in a row, on the page and in the palette. */
export function makeActions({ onAdd, onEdit, onDelete }: MakeActionHandlers): Action<Make>[] {
  return [
    {
      id: 'add-make',
      of: 'page',
      label: 'Add make',
      icon: (size) => <Plus size={size} />,
      shortcut: 'N',
      right: mayEdit,
      run: onAdd,
    },
    {
      id: 'edit-make',
      of: 'row',
      label: 'Edit',
      icon: (size) => <Pencil size={size} />,
      right: mayEdit,
      nameFor: ({ make }) => `Edit ${make}`,
      run: onEdit,
    },
    {
      id: 'delete-make',
      of: 'row',
      label: 'Delete',
      icon: (size) => <Trash2 size={size} />,
      right: mayEdit,
      nameFor: ({ make }) => `Delete ${make}`,
      run: onDelete,
    },
  ];
}
