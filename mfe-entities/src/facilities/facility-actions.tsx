import type { Facility } from '@washcoat/contract-entities';
import { useSession } from '@washcoat/platform-sdk';
import { IconButton } from '@washcoat/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { mayChangeFacility } from './facility-rights';

export interface FacilityActionsProps {
  facility: Facility;
  size?: 28 | 44;
  onEdit: (facility: Facility) => void;
  onDelete: (facility: Facility) => void;
}

/** Edit and delete of one facility, for those who may. */
export function FacilityActions({ facility, size = 28, onEdit, onDelete }: FacilityActionsProps) {
  if (!mayChangeFacility(useSession(), facility)) return null;
  return (
    <>
      <IconButton size={size} label={`Edit ${facility.name}`} onClick={() => onEdit(facility)}>
        <Pencil size={16} />
      </IconButton>
      <IconButton size={size} label={`Delete ${facility.name}`} onClick={() => onDelete(facility)}>
        <Trash2 size={16} />
      </IconButton>
    </>
  );
}
