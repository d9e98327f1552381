import { css } from 'styled-components';
import { touchScreen } from '../theme/touch';

/** One row of a list to choose from. */
export const optionRow = css`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-height: 32px;
  padding: ${({ theme }) => `${theme.space(1)} ${theme.space(2)}`};
  border-radius: ${({ theme }) => theme.radius.field};
  ${({ theme }) => theme.text.t13}
  cursor: pointer;
  user-select: none;

  &:focus-visible {
    outline: none;
  }
  &[data-highlighted],
  &[aria-selected='true'] {
    background: ${({ theme }) => theme.color.accentSoft};
    color: ${({ theme }) => theme.color.accentText};
  }
  &[data-disabled],
  &[aria-disabled='true'] {
    color: ${({ theme }) => theme.color.text3};
    cursor: not-allowed;
  }
  & small {
    ${({ theme }) => theme.text.t12}
    color: ${({ theme }) => theme.color.text3};
  }
  & > span:last-child > svg {
    display: block;
  }
  @media ${touchScreen} {
    min-height: 44px;
  }
`;
