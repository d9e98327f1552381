import styled from 'styled-components';
import { breakpoints } from '../theme/theme';
import { touchPixels, touchScreen } from '../theme/touch';

/** The content of a page under the top bar: 24 beside, 20 above, 16 between blocks. */
export const Page = styled.div<{ $dense?: boolean; $capped?: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${({ theme, $dense }) => theme.space($dense ? 3 : 4)};
  width: 100%;
  max-width: ${({ $capped }) => ($capped ? '1760px' : 'none')};
  padding: ${({ theme }) => `${theme.space(5)} ${theme.space(6)} ${theme.space(6)}`};

  @media (max-width: ${breakpoints.drawer - 0.02}px) {
    padding: ${({ theme }) => theme.space(4)};
  }
  @media print {
    padding: 0;
  }
`;

/** A line of controls: filters left, actions right (`$end` on the first one that goes right). */
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  min-width: 0;

  & > [data-end] {
    margin-left: auto;
  }
`;

/** A stretch of free space inside a toolbar; what follows stands right. */
export const ToolbarSpace = styled.span.attrs({ 'aria-hidden': true })`
  flex: 1;
`;

/** A main column and a right one, which goes under the main one below 1200 px. */
export const TwoColumn = styled.div<{ $right?: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, ${({ $right = 320 }) => $right}px);
  gap: ${({ theme }) => theme.space(4)};
  align-items: start;

  @media (max-width: 1199.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Blocks under each other inside a column. */
export const Stack = styled.div<{ $gap?: number }>`
  display: flex;
  flex-direction: column;
  gap: ${({ theme, $gap = 4 }) => theme.space($gap)};
  min-width: 0;
`;

/** Fields beside each other as far as there is room for `$min` pixels each. */
export const FieldGrid = styled.div<{ $min?: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $min = 200 }) => $min}px), 1fr));
  gap: ${({ theme }) => `${theme.space(3)} ${theme.space(3)}`};
  align-items: start;
`;

/** Actions that stay in view at the bottom of an editor. */
export const StickyBar = styled.div`
  position: sticky;
  z-index: ${({ theme }) => theme.z.bar};
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${({ theme }) => theme.space(2)};
  padding: ${({ theme }) => `${theme.space(3)} ${theme.space(4)}`};
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.s2};

  & > :first-child:not(button, a) {
    margin-right: auto;
  }
  @media print {
    display: none;
  }
`;

/** Names and values in two columns: what something is. */
export const FactList = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ theme }) => `${theme.space(2)} ${theme.space(4)}`};

  & > dt {
    color: ${({ theme }) => theme.color.text3};
  }
  @media ${touchScreen} {
    & > dd:has(> button) {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      min-height: ${touchPixels}px;
    }
    & > dt:has(+ dd > button) {
      align-self: center;
    }
  }
`;

/** A code as it is stamped: slashed zero, distinct I, l and 1. */
export const Code = styled.span`
  ${({ theme }) => theme.font.code}
  font-weight: 600;
`;

/** A key of the keyboard. */
export const KeyCap = styled.kbd`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 18px;
  height: 18px;
  padding: 0 ${({ theme }) => theme.space(1)};
  border: 1px solid ${({ theme }) => theme.color.border2};
  border-radius: ${({ theme }) => theme.radius.thumb};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text2};
  font-family: inherit;
  ${({ theme }) => theme.text.t11}
`;
