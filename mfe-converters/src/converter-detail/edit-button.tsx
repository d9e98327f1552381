import { breakpoints, Button, IconButton, useIsNarrow } from '@washcoat/ui';
import { Pencil } from 'lucide-react';

/** Leads to the form over the converter; its icon alone on a phone. */
export function EditButton({ onPress }: { onPress: () => void }) {
  const isPhone = useIsNarrow(breakpoints.phone);
  return isPhone ? (
    <IconButton size={44} label="Edit converter" onClick={onPress}>
      <Pencil size={16} />
    </IconButton>
  ) : (
    <Button icon={<Pencil size={14} />} onClick={onPress}>
      Edit converter
    </Button>
  );
}
