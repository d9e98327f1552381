import { css } from 'styled-components';
import type { Theme } from '../theme/theme';
import { touchPixels, touchScreen } from '../theme/touch';

/** `main` once per view; `plain` beside it; `quiet` inside rows and bars; `danger` for what cannot be undone. */
export type ButtonKind = 'main' | 'plain' | 'quiet' | 'danger';

/** Height in pixels: 28 small, 32 normal, 36 beside fields, 40 large, 44 for touch. */
export type ButtonSize = 28 | 32 | 36 | 40 | 44;

interface Ground {
  readonly rest: string;
  readonly hover: string;
  readonly text: string;
  readonly line: string;
}

function ground(theme: Theme, kind: ButtonKind): Ground {
  const { color } = theme;
  switch (kind) {
    case 'main':
      return { rest: color.accent, hover: color.accentHover, text: color.onAccent, line: 'transparent' };
    case 'danger':
      return { rest: color.danger.text, hover: color.dangerHover, text: color.onDanger, line: 'transparent' };
    case 'quiet':
      return { rest: 'transparent', hover: color.neutral.soft, text: color.text2, line: 'transparent' };
    case 'plain':
      return { rest: color.surface, hover: color.hover, text: color.text, line: color.border2 };
  }
}

export interface ButtonStyleProps {
  $kind: ButtonKind;
  $size: ButtonSize;
  $square?: boolean;
  $wide?: boolean;
}

/** How buttons and links that look like buttons are drawn. */
export const buttonStyle = css<ButtonStyleProps>`
  display: ${({ $wide }) => ($wide ? 'flex' : 'inline-flex')};
  width: ${({ $size, $square, $wide }) => ($wide ? '100%' : $square ? `${$size}px` : 'auto')};
  align-items: center;
  justify-content: center;
  flex: none;
  gap: ${({ theme, $size }) => theme.space($size === 28 ? 1.5 : 2)};
  height: ${({ $size }) => $size}px;
  padding: 0
    ${({ theme, $size, $square }) => ($square ? '0' : theme.space($size === 28 ? 2 : $size < 40 ? 3 : 4))};
  border: 1px solid ${({ theme, $kind }) => ground(theme, $kind).line};
  border-radius: ${({ theme }) => theme.radius.field};
  background: ${({ theme, $kind }) => ground(theme, $kind).rest};
  color: ${({ theme, $kind }) => ground(theme, $kind).text};
  box-shadow: ${({ theme, $kind }) => ($kind === 'quiet' ? 'none' : theme.shadow.s1)};
  ${({ theme, $size }) => ($size === 28 ? theme.text.t12 : $size < 40 ? theme.text.t13 : theme.text.t14)}
  font-weight: 500;
  text-decoration: none;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  transition:
    background ${({ theme }) => theme.motion.press},
    border-color ${({ theme }) => theme.motion.press};

  &:hover,
  &[data-state='open'] {
    background: ${({ theme, $kind }) => ground(theme, $kind).hover};
  }
  &:active {
    filter: brightness(0.96);
  }
  &[aria-disabled='true'],
  &:disabled {
    background: ${({ theme, $kind }) => ($kind === 'quiet' ? 'transparent' : theme.color.sunken)};
    border-color: ${({ theme, $kind }) => ($kind === 'quiet' ? 'transparent' : theme.color.border)};
    color: ${({ theme }) => theme.color.text3};
    box-shadow: none;
    cursor: not-allowed;
    filter: none;
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  @media ${touchScreen} {
    min-width: ${touchPixels}px;
    min-height: ${touchPixels}px;
  }
`;
