import { Popover as PopoverPrimitive, Slot } from 'radix-ui';
import { useId, useRef, useState } from 'react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { usePopLayer } from '../layer/layer';
import { popSurface } from '../layer/pop-motion';
import { muteTooltips } from '../tooltip/mute-tooltips';

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

/**
 * A small form or note under a button, e.g. the field of a filter that is being added. Closed it is its button alone:
 * tables have hundreds of them.
 */
export function Popover({ trigger, isOpen, onOpenChange, ...panel }: PopoverProps) {
  const [isOwnOpen, setOwnOpen] = useState(false);
  const button = useRef<HTMLElement>(null);
  const id = useId();
  const shown = isOpen ?? isOwnOpen;
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next);
  };
  return (
    <>
      <Slot.Root
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={shown}
        aria-controls={shown ? id : undefined}
        data-state={shown ? 'open' : 'closed'}
        onClick={() => change(!shown)}
      >
        {trigger}
      </Slot.Root>
      {shown && <OpenPopover {...panel} id={id} button={button} onOpenChange={change} />}
    </>
  );
}

interface OpenPopoverProps extends Omit<PopoverProps, 'trigger' | 'isOpen'> {
  id: string;
  button: RefObject<HTMLElement | null>;
  onOpenChange: (isOpen: boolean) => void;
}

function OpenPopover(props: OpenPopoverProps) {
  const { label, width = 280, align = 'start', id, button, onOpenChange, children } = props;
  const layer = usePopLayer();
  const isLeft = useRef(false);
  return (
    <PopoverPrimitive.Root open onOpenChange={onOpenChange}>
      <PopoverPrimitive.Anchor virtualRef={button} />
      <PopoverPrimitive.Portal>
        <Panel
          id={id}
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          // Its button closes it itself, and the focus goes where somebody pressed instead.
          onInteractOutside={(event) => {
            if (event.target instanceof Node && button.current?.contains(event.target))
              event.preventDefault();
            else isLeft.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (isLeft.current) return;
            muteTooltips();
            button.current?.focus();
          }}
          $z={layer}
          $width={width}
        >
          {children}
        </Panel>
      </PopoverPrimitive.Portal>
    </PopoverPrimitive.Root>
  );
}
