import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { buttonStyle } from './button-style';
import type { ButtonKind, ButtonSize, ButtonStyleProps } from './button-style';

const Root = styled.a<ButtonStyleProps>`
  ${buttonStyle}
`;

export interface LinkButtonProps extends ComponentPropsWithRef<'a'> {
  href: string;
  kind?: ButtonKind;
  size?: ButtonSize;
  icon?: ReactNode;
  wide?: boolean;
}

/** A link that looks like a button. It intercepts nothing: give an `onClick` to stay inside the router. */
export function LinkButton({ kind = 'plain', size = 32, icon, wide, children, ...native }: LinkButtonProps) {
  return (
    <Root {...native} $kind={kind} $size={size} $wide={wide}>
      {icon}
      {children}
    </Root>
  );
}
