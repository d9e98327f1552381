import { Tooltip as TooltipPrimitive } from 'radix-ui';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { usePopLayer } from '../layer/layer';
import { popMotion } from '../layer/pop-motion';
import { TooltipTrigger } from './tooltip-trigger';

const Bubble = styled(TooltipPrimitive.Content)<{ $z: number }>`
  z-index: ${({ $z }) => $z};
  max-width: 280px;
  padding: ${({ theme }) => `${theme.space(1)} ${theme.space(2)}`};
  border-radius: ${({ theme }) => theme.radius.field};
  background: ${({ theme }) => theme.color.text};
  color: ${({ theme }) => theme.color.surface};
  ${({ theme }) => theme.text.t11}
  ${popMotion}
`;

export interface TooltipProps {
  /** What the bubble says; without it there is none. */
  text?: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** One element that can take the focus and a ref. */
  children: ReactElement;
}

/**
 * Words for something that has none: after 400 ms under the pointer, at once on focus. The child stays the same element
 * when words come and go, so that it keeps the focus.
 */
export function Tooltip({ text, side = 'top', children }: TooltipProps) {
  return (
    <HeldTooltip text={text} side={side} isHeld={false}>
      {children}
    </HeldTooltip>
  );
}

export interface HeldTooltipProps extends TooltipProps {
  /** Opens it from elsewhere, until that ends or somebody puts it away. */
  isHeld: boolean;
}

/** The same for what gets no focus itself. */
export function HeldTooltip({ text, side = 'top', isHeld, children }: HeldTooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasHeld, setHeld] = useState(false);
  const isSilent = text === undefined || text === null || text === '';
  if (isHeld !== wasHeld) {
    setHeld(isHeld);
    setOpen(isHeld && !isSilent);
  } else if (isSilent && isOpen) setOpen(false);
  return (
    <TooltipPrimitive.Root open={isOpen} onOpenChange={(next) => setOpen(next && !isSilent)}>
      <TooltipPrimitive.Trigger asChild>
        <TooltipTrigger isSilent={isSilent}>{children}</TooltipTrigger>
      </TooltipPrimitive.Trigger>
      {isOpen && <OpenTooltip text={text} side={side} />}
    </TooltipPrimitive.Root>
  );
}

function OpenTooltip({ text, side }: Pick<TooltipProps, 'text' | 'side'>) {
  const layer = usePopLayer();
  return (
    <TooltipPrimitive.Portal>
      <Bubble side={side} sideOffset={6} collisionPadding={8} $z={layer}>
        {text}
      </Bubble>
    </TooltipPrimitive.Portal>
  );
}
