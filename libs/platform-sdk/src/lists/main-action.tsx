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
  /** Why it can not be done now. */
  refusal?: string;
  isBusy?: boolean;
  busyLabel?: string;
  /** Where it leads, when it leads somewhere. */
  href?: string;
  /** From which width on its icon stands alone; a phone without it. */
  narrowFrom?: number;
  onPress: () => void;
}

/** A button of a page in the top bar, the main one unless it says otherwise; its icon alone where room is short. */
export function MainAction(props: MainActionProps) {
  const { label, icon, shortcut, isPlain = false, refusal, isBusy, busyLabel, href, onPress } = props;
  const isPhone = useIsNarrow(breakpoints.phone);
  const isTight = useIsNarrow(props.narrowFrom ?? breakpoints.phone);
  const size = isPhone ? 44 : 32;
  const kind = isPlain ? (isTight ? 'quiet' : 'plain') : 'main';
  if (href !== undefined)
    return isTight ? (
      <LinkButton kind={kind} size={size} {...hrefTo(href)} aria-label={label}>
        {icon?.(18)}
      </LinkButton>
    ) : (
      <LinkButton kind={kind} icon={icon?.(14)} {...hrefTo(href)}>
        {label}
        <ActionKey of={shortcut} />
      </LinkButton>
    );
  return isTight ? (
    <IconButton {...{ kind, size, label }} busy={isBusy} disabledReason={refusal} onClick={onPress}>
      {icon?.(18)}
    </IconButton>
  ) : (
    <Button
      {...{ kind, busyLabel }}
      icon={icon?.(14)}
      busy={isBusy}
      disabledReason={refusal}
      onClick={onPress}
    >
      {label}
      <ActionKey of={shortcut} />
    </Button>
  );
}
