import type { User } from '@washcoat/contract-entities';
import { useSession } from '@washcoat/platform-sdk';
import { IconButton } from '@washcoat/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { userRights } from './user-rights';
import { nameOfUser } from './user-words';

export interface UserActionsProps {
  user: User;
  size?: 28 | 44;
  onEdit: (user: User) => void;
  onDelete: (user: User) => void;
}

/** Edit and delete of one user, as far as the signed-in user may. */
export function UserActions({ user, size = 28, onEdit, onDelete }: UserActionsProps) {
  const { canEdit, canDelete } = userRights(useSession(), user);
  const name = nameOfUser(user);
  return (
    <>
      {canEdit && (
        <IconButton size={size} label={`Edit ${name}`} onClick={() => onEdit(user)}>
          <Pencil size={16} />
        </IconButton>
      )}
      {canDelete && (
        <IconButton size={size} label={`Delete ${name}`} onClick={() => onDelete(user)}>
          <Trash2 size={16} />
        </IconButton>
      )}
    </>
  );
}
