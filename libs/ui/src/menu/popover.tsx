import { Popover as PopoverPrimitive } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { usePopLayer } from '../layer/layer';
import { popSurface } from '../layer/pop-motion';

const Panel = styled(PopoverPrimitive.Content)<{ $z: number; $width: number }>`
  ${popSurface}
  z-index: ${({ $z }) => $z};
  width: min(${({ $width }) => $width}px, calc(100vw - 16px));
  padding: ${({ theme }) => theme.space(3)};

  &:focus-visible {
    outline: none;
  }
`;

export interface PopoverProps {
  trigger: ReactElement;
  label: string;
  width?: number;
  align?: 'start' | 'end';
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A small form or note under a button, e.g. the field of a filter that is being added. */
export function Popover({
  trigger,
  label,
  width = 280,
  align = 'start',
  isOpen,
  onOpenChange,
  children,
}: PopoverProps) {
  const layer = usePopLayer();
  return (
    <PopoverPrimitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <PopoverPrimitive.Trigger asChild>{trigger}</PopoverPrimitive.Trigger>
      <PopoverPrimitive.Portal>
        <Panel aria-label={label} align={align} sideOffset={4} collisionPadding={8} $z={layer} $width={width}>
          {children}
        </Panel>
      </PopoverPrimitive.Portal>
    </PopoverPrimitive.Root>
  );
}
