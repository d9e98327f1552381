import { breakpoints, Button, IconButton, useIsNarrow } from '@washcoat/ui';
import { Pencil } from 'lucide-react';

/** Leads to the form over a record ("Edit converter"); its icon alone on a phone. */
export function EditButton({ label, onPress }: { label: string; onPress: () => void }) {
  const isPhone = useIsNarrow(breakpoints.phone);
  return isPhone ? (
    <IconButton size={44} label={label} onClick={onPress}>
      <Pencil size={16} />
    </IconButton>
  ) : (
    <Button icon={<Pencil size={14} />} onClick={onPress}>
      {label}
    </Button>
  );
}
