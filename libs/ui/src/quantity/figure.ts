import styled, { css } from 'styled-components';

/** How loud a figure is: `bold` for the one people decide on, `muted` for the rest. */
export interface FigureLook {
  $bold?: boolean;
  $muted?: boolean;
}

/** A number in tabular figures that never breaks. */
export const Figure = styled.span<FigureLook>`
  ${({ theme }) => theme.font.tabular}
  white-space: nowrap;
  ${({ $bold }) =>
    $bold &&
    css`
      font-weight: 600;
    `}
  ${({ theme, $muted }) =>
    $muted &&
    css`
      color: ${theme.color.text3};
    `}
`;
