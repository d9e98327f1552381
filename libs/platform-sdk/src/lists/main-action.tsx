import type { ReactElement } from 'react';
import { breakpoints, Button, IconButton, useIsNarrow } from '@washcoat/ui';
import { ActionKey } from './action-key';

export interface MainActionProps {
  label: string;
  /** A lucide icon of a size, in pixels. */
  icon?: (size: number) => ReactElement;
  /** The key that does the same; stands beside the words. */
  shortcut?: string;
  onPress: () => void;
}

/** The main button of a page in the top bar; its icon alone on a phone. */
export function MainAction({ label, icon, shortcut, onPress }: MainActionProps) {
  const isPhone = useIsNarrow(breakpoints.phone);
  return isPhone ? (
    <IconButton kind="main" size={44} label={label} onClick={onPress}>
      {icon?.(18)}
    </IconButton>
  ) : (
    <Button kind="main" icon={icon?.(14)} onClick={onPress}>
      {label}
      <ActionKey of={shortcut} />
    </Button>
  );
}
