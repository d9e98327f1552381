import { Slot } from 'radix-ui';
import type { ComponentProps, FocusEvent } from 'react';
import { areTooltipsMuted } from './mute-tooltips';

export interface TooltipTriggerProps extends ComponentProps<typeof Slot.Root> {
  /** Nothing opens while there is nothing to say. */
  isSilent: boolean;
  /** Of the tooltip: the child keeps its own, by which it may be drawn. */
  'data-state'?: string;
}

/** Gives its child what opens and closes a tooltip. */
export function TooltipTrigger(props: TooltipTriggerProps) {
  const { isSilent, 'data-state': _stateOfTooltip, onPointerMove, onFocus, ...rest } = props;
  const openOnFocus = (event: FocusEvent<HTMLElement>) => {
    // Why a button is blocked is seen nowhere else.
    const isBlocked = event.currentTarget.getAttribute('aria-disabled') === 'true';
    if (isBlocked || !areTooltipsMuted()) onFocus?.(event);
  };
  return <Slot.Root {...rest} {...(!isSilent && { onPointerMove, onFocus: openOnFocus })} />;
}
