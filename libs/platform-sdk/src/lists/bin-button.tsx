import type { Access } from '@washcoat/contract-kernel';
import { useAllowed } from '@washcoat/platform-sdk';
import { breakpoints, IconButton, useIsNarrow } from '@washcoat/ui';
import { ArchiveRestore } from 'lucide-react';

export interface BinButtonProps {
  /** Who may open the bin. */
  access: Access;
  /** What is in it: customers. */
  plural: string;
  onOpen: () => void;
}

/** Opens what was deleted, for those who may restore it. */
export function BinButton({ access, plural, onOpen }: BinButtonProps) {
  const isPhone = useIsNarrow(breakpoints.phone);
  if (!useAllowed(access)) return null;
  return (
    <IconButton size={isPhone ? 44 : 36} label={`Deleted ${plural}`} onClick={onOpen}>
      <ArchiveRestore size={16} />
    </IconButton>
  );
}
