import styled, { css } from 'styled-components';
import { touchPixels, touchScreen } from '../theme/touch';

/** Height in pixels: 36 in forms, 32 in bars, 28 in tables, 44 for touch and sign-in. */
export type ControlSize = 28 | 32 | 36 | 44;

export interface ControlBoxProps {
  $size: ControlSize;
  $invalid?: boolean;
  $readOnly?: boolean;
  $disabled?: boolean;
}

/** The edge and ground of everything one can type or choose in. */
export const controlBox = css<ControlBoxProps>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  width: 100%;
  min-width: 0;
  height: ${({ $size }) => $size}px;
  padding: 0 ${({ theme, $size }) => theme.space($size === 28 ? 2 : 3)};
  border: 1px solid ${({ theme, $invalid }) => ($invalid ? theme.color.danger.text : theme.color.borderField)};
  border-radius: ${({ theme }) => theme.radius.field};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme, $invalid }) => ($invalid ? `inset 0 0 0 1px ${theme.color.danger.text}` : 'none')};
  ${({ theme, $size }) => ($size === 44 ? theme.text.t14 : $size === 28 ? theme.text.t12 : theme.text.t13)}
  transition: border-color ${({ theme }) => theme.motion.press};

  @media ${touchScreen} {
    min-height: ${({ $size }) => ($size < 36 ? touchPixels : 44)}px;
  }

  &:hover {
    border-color: ${({ theme, $invalid }) => ($invalid ? theme.color.danger.text : theme.color.text3)};
  }
  &:focus-within,
  &:focus,
  &[data-state='open'] {
    outline: 2px solid ${({ theme }) => theme.color.accent};
    outline-offset: -1px;
  }
  ${({ $disabled, theme }) =>
    $disabled &&
    css`
      background: ${theme.color.sunken};
      color: ${theme.color.text3};
      cursor: not-allowed;
    `}
  ${({ $readOnly }) =>
    $readOnly &&
    css`
      border-color: transparent;
      background: transparent;
      padding: 0;
      &:hover {
        border-color: transparent;
      }
    `}
`;

/** The box around a typed value. */
export const ControlBox = styled.div<ControlBoxProps>`
  ${controlBox}
`;

/** The bare text box inside; the box around it draws edge and focus. */
export const BareInput = styled.input<{ $align?: 'left' | 'right'; $code?: boolean }>`
  flex: 1;
  width: 100%;
  align-self: stretch;
  min-width: 0;
  padding: 0;
  border: 0;
  background: none;
  text-align: ${({ $align = 'left' }) => $align};
  ${({ theme, $align }) => ($align === 'right' ? theme.font.tabular : '')}
  ${({ theme, $code }) => ($code ? theme.font.code : '')}

  &:focus-visible {
    outline: none;
  }
  &::placeholder {
    color: ${({ theme }) => theme.color.text3};
    opacity: 1;
  }
  &:disabled {
    cursor: not-allowed;
  }
`;

/** A unit, a sign or an icon inside the box. */
export const Affix = styled.span`
  display: inline-flex;
  flex: none;
  color: ${({ theme }) => theme.color.text3};
`;
