import { breakpoints } from '@washcoat/ui';
import styled, { createGlobalStyle, css } from 'styled-components';

export const onPhone = `@media (width < ${breakpoints.phone}px)`;
/** From here on there is room for the chat beside a load. */
const besideWidth = 1200;
/** The dock beside a load: the panel, and the page's edge. */
const dockWidth = 356;

export const besideLoad = `@media (width >= ${besideWidth}px)`;
export const belowLoad = `@media (${breakpoints.phone}px <= width < ${besideWidth}px)`;
/** Where the chat stands beside a load that has no room for two columns besides. */
export const besideColumn = `@media (${besideWidth}px <= width < ${besideWidth + dockWidth}px)`;

interface DockLook {
  /** The chat or the video has room of its own; else only the ways into them float. */
  $isDocked: boolean;
  /** The video is part of that. */
  $hasVideo: boolean;
}

const roomBelow = ({ $hasVideo }: DockLook) => ($hasVideo ? 296 : 248);

/**
 * A load with its chat. On a desk the page makes room for what is open, beside the load where it is wide and below it in
 * view where it is not, and says to what else stays in view how much that is; on a phone the chat floats.
 */
export const LoadAndChat = styled.div<DockLook>`
  ${besideLoad} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    ${({ $isDocked }) => $isDocked && `--room-beside: ${dockWidth}px;`}
  }
  ${belowLoad} {
    ${(look) => look.$isDocked && `--room-below: ${roomBelow(look)}px;`}
  }
`;

/**
 * What the keyboard comes to is not left under the chat. Toasts stand left, over neither the order nor the chat beside
 * the load, and above the chat that is below it.
 */
export const RoomBelow = createGlobalStyle<DockLook>`
  ${belowLoad} {
    html { scroll-padding-bottom: ${(look) => (look.$isDocked ? `${roomBelow(look)}px` : 'auto')}; }
    ${(look) => look.$isDocked && `:root { --toasts-bottom: ${roomBelow(look) + 16}px; }`}
  }
  ${besideLoad} {
    :root { --toasts-left: calc(var(--menu-width, 0px) + ${({ theme }) => theme.space(6)}); }
  }
`;

const floating = css`
  position: fixed;
  z-index: ${({ theme }) => theme.z.chat};
  flex-direction: column;
  align-items: flex-end;
  right: ${({ theme }) => theme.space(4)};
  bottom: ${({ theme }) => theme.space(4)};
  ${onPhone} {
    right: ${({ theme }) => theme.space(3)};
    bottom: ${({ theme }) => theme.space(24)};
    flex-flow: row wrap;
    justify-content: flex-end;
    max-width: calc(100vw - ${({ theme }) => theme.space(6)});
  }
`;

const docked = css<DockLook>`
  position: sticky;
  z-index: ${({ theme }) => theme.z.bar};

  ${besideLoad} {
    top: var(--top-bar-height, 56px);
    flex-direction: column;
    align-self: start;
    width: ${dockWidth}px;
    height: calc(100dvh - var(--top-bar-height, 56px));
    padding: ${({ theme }) => `${theme.space(5)} ${theme.space(4)} ${theme.space(4)} 0`};
  }
  ${belowLoad} {
    bottom: 0;
    align-items: flex-start;
    height: ${roomBelow}px;
    padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
    border-top: 1px solid ${({ theme }) => theme.color.border};
    background: ${({ theme }) => theme.color.canvas};
  }
`;

/** Where chat and video stand: in a dock of their own, or floating, on a phone out of the way of the thumb bar. */
export const Corner = styled.div<DockLook>`
  display: flex;
  gap: ${({ theme }) => theme.space(2)};
  ${({ $isDocked }) => ($isDocked ? docked : floating)}

  @media print {
    display: none;
  }
`;
