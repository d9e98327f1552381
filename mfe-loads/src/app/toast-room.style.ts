import { css } from 'styled-components';

/**
 * While there are toasts there is room to scroll what is last on a page out from under them all; on paper there are none.
 * A shell of the last release says nothing of their height, and has room for one.
 */
export const roomBelowToasts = css`
  @media screen {
    html:has([data-toasts] [data-kind]) & {
      padding-bottom: calc(var(--toasts-height, 48px) + ${({ theme }) => theme.space(24)});
    }
  }
`;
