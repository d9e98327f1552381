import { css } from 'styled-components';

/** What is bright by nature (a photograph, a logo, paper) does not glare beside dark panels; it is printed as it is. */
export const softAtNight = css`
  @media screen {
    filter: ${({ theme }) => (theme.mode === 'dark' ? 'brightness(0.84)' : 'none')};
  }
`;
