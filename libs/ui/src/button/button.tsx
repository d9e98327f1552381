import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { Spinner } from '../progress/spinner';
import { Tooltip } from '../tooltip/tooltip';
import { buttonStyle } from './button-style';
import type { ButtonKind, ButtonSize, ButtonStyleProps } from './button-style';

const Root = styled.button<ButtonStyleProps>`
  ${buttonStyle}
  position: relative;
`;

/** The words stay in the box while the spinner stands over them, so that the width does not change. */
const Words = styled.span<{ $hidden: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: inherit;
  visibility: ${({ $hidden }) => ($hidden ? 'hidden' : 'visible')};
`;

const Busy = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${({ theme }) => theme.space(2)};
  overflow: hidden;
`;

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  kind?: ButtonKind;
  size?: ButtonSize;
  /** A lucide icon before the words. */
  icon?: ReactNode;
  /** True while the action runs: keeps the width, shows a spinner and takes no click. */
  busy?: boolean;
  /** What stands beside the spinner. */
  busyLabel?: string;
  /** Why it cannot be pressed; the button stays reachable so that the reason can be read. */
  disabledReason?: string;
  /** Takes the whole width. */
  wide?: boolean;
}

/** A button: a verb and its object. One `main` per view. */
export function Button(props: ButtonProps) {
  const {
    kind = 'plain',
    size = 32,
    icon,
    busy = false,
    busyLabel = 'Saving',
    disabledReason,
    wide,
    ...rest
  } = props;
  const { children, onClick, disabled, type = 'button', ...native } = rest;
  const isBlocked = disabledReason !== undefined && disabledReason !== '';
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy || isBlocked) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };
  return (
    <Tooltip text={disabledReason}>
      <Root
        {...native}
        type={type}
        disabled={disabled && !isBlocked}
        aria-disabled={isBlocked || undefined}
        aria-description={isBlocked ? disabledReason : native['aria-description']}
        aria-busy={busy || undefined}
        onClick={press}
        $kind={kind}
        $size={size}
        $wide={wide}
      >
        <Words $hidden={busy} aria-hidden={busy || undefined}>
          {icon}
          {children}
        </Words>
        {busy && (
          <Busy>
            <Spinner />
            {busyLabel}
          </Busy>
        )}
      </Root>
    </Tooltip>
  );
}
