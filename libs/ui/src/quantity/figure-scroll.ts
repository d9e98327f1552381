import styled, { css } from 'styled-components';
import { breakpoints } from '../theme/theme';

/** Rows as cards: what names the row, then every figure under its title, in one line with its neighbours. */
const cards = css`
  /* Parts of a table are as wide as their text. */
  &,
  tbody,
  tfoot {
    display: block;
  }
  thead {
    display: none;
  }
  tr {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
    row-gap: ${({ theme }) => theme.space(2)};
    height: auto;
    padding: ${({ theme }) => `${theme.space(3)} 0`};
    border-bottom: 1px solid ${({ theme }) => theme.color.border};
  }
  tr > th {
    grid-column: 1 / -1;
  }
  tr > :is(th, td) {
    height: auto;
    padding-left: ${({ theme }) => theme.space(4)};
    border: 0;
    text-align: left;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  tr > td {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    justify-content: flex-end;
  }
  tr > td::before {
    content: attr(data-title);
    color: ${({ theme }) => theme.color.text2};
    ${({ theme }) => theme.text.t12}
  }
`;

/**
 * What a `FigureTable` stands in: it scrolls sideways where there is no room, unless the table says that its rows are cards
 * then: `data-cards` is `phone`, or `small` for any small window. Figures say their titles in `data-title`; columns of
 * words (`data-text`) stand left.
 */
export const FigureScroll = styled.div`
  position: relative;
  overflow-x: auto;

  &:focus-visible {
    outline-offset: -2px;
  }
  & [data-text] {
    text-align: left;
  }

  @media (max-width: 1279px) {
    & > table[data-cards='small'] {
      ${cards}
    }
  }
  @media (max-width: ${breakpoints.phone - 0.02}px) {
    & > table[data-cards] {
      ${cards}
    }
  }
`;
