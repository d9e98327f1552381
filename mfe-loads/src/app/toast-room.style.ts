import { css } from 'styled-components';

/** While there are toasts there is room to scroll what is last on a page out from under them all; on paper there are none. */
export const roomBelowToasts = css`
  @media screen {
    html:has([data-toasts] [data-kind]) & {
      padding-bottom: calc(var(--toasts-height, 0px) + ${({ theme }) => theme.space(24)});
    }
  }
`;
