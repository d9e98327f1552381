import type { ReactElement } from 'react';
import { hrefTo } from '@washcoat/platform-sdk';
import { breakpoints, Button, IconButton, LinkButton, useIsNarrow } from '@washcoat/ui';
import { ActionKey } from './action-key';

export interface MainActionProps {
  label: string;
  /** A lucide icon of a size, in pixels. */
  icon?: (size: number) => ReactElement;
  /** The key that does the same; stands beside the words. */
  shortcut?: string;
  /** It stands beside the main one. */
  isPlain?: boolean;
  isBusy?: boolean;
  busyLabel?: string;
  /** Where it leads, when it leads somewhere. */
  href?: string;
  onPress: () => void;
}

/** A button of a page in the top bar, the main one unless it says otherwise; its icon alone on a phone. */
export function MainAction(props: MainActionProps) {
  const { label, icon, shortcut, isPlain = false, isBusy, busyLabel, href, onPress } = props;
  const isPhone = useIsNarrow(breakpoints.phone);
  const kind = isPlain ? (isPhone ? 'quiet' : 'plain') : 'main';
  if (href !== undefined)
    return isPhone ? (
      <LinkButton kind={kind} size={44} {...hrefTo(href)} aria-label={label}>
        {icon?.(18)}
      </LinkButton>
    ) : (
      <LinkButton kind={kind} icon={icon?.(14)} {...hrefTo(href)}>
        {label}
        <ActionKey of={shortcut} />
      </LinkButton>
    );
  return isPhone ? (
    <IconButton kind={kind} size={44} label={label} busy={isBusy} onClick={onPress}>
      {icon?.(18)}
    </IconButton>
  ) : (
    <Button kind={kind} icon={icon?.(14)} busy={isBusy} busyLabel={busyLabel} onClick={onPress}>
      {label}
      <ActionKey of={shortcut} />
    </Button>
  );
}
