import type { Make } from '@washcoat/contract-converters';
import { IconButton } from '@washcoat/ui';
import { Pencil, Trash2 } from 'lucide-react';

/** What those may do with a make who keep them. */
export interface MakeChanges {
  onEdit: (make: Make) => void;
  onDelete: (make: Make) => void;
}

/** Edit and delete of one make. */
export function MakeActions({
  make,
  size = 28,
  onEdit,
  onDelete,
}: MakeChanges & { make: Make; size?: 28 | 44 }) {
  return (
    <>
      <IconButton size={size} label={`Edit ${make.make}`} onClick={() => onEdit(make)}>
        <Pencil size={16} />
      </IconButton>
      <IconButton size={size} label={`Delete ${make.make}`} onClick={() => onDelete(make)}>
        <Trash2 size={16} />
      </IconButton>
    </>
  );
}
