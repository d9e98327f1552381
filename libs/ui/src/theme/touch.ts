import { css } from 'styled-components';
import { breakpoints } from './theme';

/** Where fingers press: phones, also as narrow windows, and tablets. To stand behind `@media`. */
export const touchScreen = `(max-width: ${breakpoints.phone - 0.02}px), (pointer: coarse) and (max-width: ${breakpoints.drawer - 0.02}px)`;

/** Pixels that a finger finds. */
export const touchPixels = 40;

/** Lets something small be pressed within `touchPixels` around its middle, and leaves its look alone. */
export const touchArea = css`
  position: relative;

  @media ${touchScreen} {
    &::after {
      content: '';
      position: absolute;
      top: 50%;
      left: 50%;
      width: max(100%, ${touchPixels}px);
      height: max(100%, ${touchPixels}px);
      transform: translate(-50%, -50%);
    }
  }
`;
