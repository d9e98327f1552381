import { makeAdd } from '@washcoat/contract-converters';
import type { Make } from '@washcoat/contract-converters';
import { allows } from '@washcoat/contract-kernel';
import type { Action, Session } from '@washcoat/platform-sdk';
import { addAction, deleteAction, editAction } from '@washcoat/platform-sdk/lists';

export interface MakeActionHandlers {
  onAdd: () => void;
  onEdit: (make: Make) => void;
  onDelete: (make: Make) => void;
}

/** What those may do with makes who keep them: in a row, on the page and in the palette. */
export function makeActions({ onAdd, onEdit, onDelete }: MakeActionHandlers): Action<Make>[] {
  const right = (session: Session) => allows(makeAdd.access, session);
  const nameOf = ({ make }: Make) => make;
  return [
    addAction('make', { right, run: onAdd }),
    editAction('make', { right, nameOf, run: onEdit }),
    deleteAction('make', { right, nameOf, run: onDelete }),
  ];
}
