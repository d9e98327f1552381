import { Dialog as DialogPrimitive } from 'radix-ui';
import styled, { css, keyframes } from 'styled-components';
import { breakpoints } from '../theme/theme';

/** Widths of dialogs in pixels. */
export type DialogWidth = 376 | 560 | 640 | 880;

const fade = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; transform: translate(-50%, -48%); }
`;

/** Marks what shades the page: news of others wait while it is there. */
export const overPage = { className: 'over-page' } as const;

/** The shade over the page. */
export const shade = css`
  position: fixed;
  z-index: ${({ theme }) => theme.z.scrim};
  inset: 0;
  background: ${({ theme }) => theme.color.scrim};
  animation: ${fade} ${({ theme }) => theme.motion.dialog};
`;

/** The panel in the middle; the whole screen on a phone. */
export const panel = css<{ $width: DialogWidth }>`
  position: fixed;
  z-index: ${({ theme }) => theme.z.dialog};
  top: 50%;
  left: 50%;
  display: flex;
  flex-direction: column;
  width: min(${({ $width }) => $width}px, calc(100vw - 32px));
  max-height: calc(100dvh - 48px);
  padding: ${({ theme }) => theme.space(5)};
  overflow: auto;
  border-radius: ${({ theme }) => theme.radius.dialog};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: ${({ theme }) => theme.shadow.s4};
  transform: translate(-50%, -50%);
  animation: ${rise} ${({ theme }) => theme.motion.dialog};

  &:focus-visible {
    outline: none;
  }
`;

export const Shade = styled(DialogPrimitive.Overlay).attrs(overPage)`
  ${shade}
`;

export const Panel = styled(DialogPrimitive.Content)<{ $width: DialogWidth }>`
  ${panel}
  @media (max-width: ${breakpoints.phone - 0.02}px) {
    inset: 0;
    width: 100%;
    max-height: none;
    border-radius: 0;
    scroll-padding-bottom: ${({ theme }) => theme.space(20)};
    transform: none;
    animation-name: ${fade};
  }
`;

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space(3)};
`;

export const titleText = css`
  ${({ theme }) => theme.text.t16}
  overflow-wrap: anywhere;
`;

export const Title = styled(DialogPrimitive.Title)`
  ${titleText}
`;

export const sentenceText = css`
  margin-top: ${({ theme }) => theme.space(2)};
  color: ${({ theme }) => theme.color.text2};
  overflow-wrap: anywhere;
`;

export const Sentence = styled(DialogPrimitive.Description)`
  ${sentenceText}
`;

export const Consequence = styled.div`
  margin-top: ${({ theme }) => theme.space(1)};
  ${({ theme }) => theme.text.t12}
  color: ${({ theme }) => theme.color.text3};
`;

/** What stands over other things in it, such as a column that stays, stands over nothing around it. */
export const Body = styled.div`
  isolation: isolate;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space(4)};
  margin-top: ${({ theme }) => theme.space(4)};
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space(2)};
  margin-top: ${({ theme }) => theme.space(5)};
`;

/** The buttons of a dialog that fills a phone: in view at its foot however long the form is. */
export const FootButtons = styled(Buttons)`
  @media (max-width: ${breakpoints.phone - 0.02}px) {
    position: sticky;
    z-index: 1;
    bottom: -${({ theme }) => theme.space(5)};
    margin: ${({ theme }) => `auto -${theme.space(5)} -${theme.space(5)}`};
    padding: ${({ theme }) => `${theme.space(4)} ${theme.space(5)}`};
    border-top: 1px solid ${({ theme }) => theme.color.border};
    background: ${({ theme }) => theme.color.raised};
  }
`;

export const Problem = styled.p.attrs({ role: 'alert' })`
  margin-top: ${({ theme }) => theme.space(3)};
  padding: ${({ theme }) => `${theme.space(2)} ${theme.space(3)}`};
  border-radius: ${({ theme }) => theme.radius.field};
  background: ${({ theme }) => theme.color.danger.soft};
  color: ${({ theme }) => theme.color.danger.text};
`;
