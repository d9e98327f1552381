import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { Spinner } from '../progress/spinner';
import { Tooltip } from '../tooltip/tooltip';
import { buttonStyle } from './button-style';
import type { ButtonKind, ButtonSize, ButtonStyleProps } from './button-style';

const Root = styled.button<ButtonStyleProps>`
  ${buttonStyle}
`;

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** Its name, also shown as tooltip. */
  label: string;
  kind?: ButtonKind;
  size?: ButtonSize;
  busy?: boolean;
  disabledReason?: string;
  /** The icon; may also be given as children. */
  icon?: ReactNode;
  /** Leaves the tooltip away where the name stands beside the button. */
  withoutTooltip?: boolean;
}

/** A square button with an icon; its name is read out and shown on hover. */
export function IconButton(props: IconButtonProps) {
  const {
    label,
    kind = 'quiet',
    size = 28,
    busy = false,
    disabledReason,
    icon,
    withoutTooltip,
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
    <Tooltip text={withoutTooltip ? undefined : (disabledReason ?? label)}>
      <Root
        {...native}
        type={type}
        aria-label={label}
        disabled={disabled && !isBlocked}
        aria-disabled={isBlocked || undefined}
        aria-description={isBlocked ? disabledReason : native['aria-description']}
        aria-busy={busy || undefined}
        onClick={press}
        $kind={kind}
        $size={size}
        $square
      >
        {busy ? <Spinner /> : (icon ?? children)}
      </Root>
    </Tooltip>
  );
}
