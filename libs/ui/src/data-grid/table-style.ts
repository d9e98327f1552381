import styled, { css, keyframes } from 'styled-components';
import { touchPixels, touchScreen } from '@washcoat/ui';

/** Pixels of the header. */
export const headerHeight = 32;

const tint = keyframes`
  from { background-color: var(--tint); }
`;

const headers = css<{ $top: string }>`
  & > thead th {
    position: sticky;
    z-index: 2;
    top: ${({ $top }) => $top};
    height: ${headerHeight}px;
    border-bottom: 1px solid ${({ theme }) => theme.color.border};
    background: ${({ theme }) => theme.color.sunken};
    color: ${({ theme }) => theme.color.text2};
    ${({ theme }) => theme.text.t12}
    font-weight: 500;
    user-select: none;
  }
  & > thead th[data-pinned] {
    z-index: 4;
  }
  & > thead td {
    position: sticky;
    z-index: 3;
    top: calc(${({ $top }) => $top} + ${headerHeight}px);
    height: 0;
    padding: 0;
    border: 0;
  }
  & > thead th[aria-sort='ascending'],
  & > thead th[aria-sort='descending'] {
    color: ${({ theme }) => theme.color.text};
    font-weight: 600;
  }
  & > thead span > * {
    vertical-align: top;
  }
  & > thead button {
    height: 24px;
    padding: 0;
    border: 0;
    border-radius: ${({ theme }) => theme.radius.thumb};
    background: none;
    font-weight: inherit;
    cursor: pointer;
  }
  @media ${touchScreen} {
    & > thead th {
      height: ${touchPixels}px;
    }
    & > thead button {
      min-width: ${touchPixels}px;
      height: ${touchPixels}px;
    }
  }
  & > thead button:hover {
    color: ${({ theme }) => theme.color.text};
  }
  & > thead th:focus-visible,
  & > thead button:focus-visible {
    outline-offset: -2px;
  }
`;

const cells = css`
  & th,
  & > tbody td {
    padding: 0 ${({ theme }) => theme.space(2)};
    border-bottom: 1px solid ${({ theme }) => theme.color.border};
    font-weight: inherit;
    text-align: left;
    vertical-align: middle;
  }
  & > * > tr > :first-child {
    padding-left: ${({ theme }) => theme.space(4)};
  }
  & > * > tr > :last-child:not([data-pinned]) {
    padding-right: ${({ theme }) => theme.space(4)};
  }
  & > * > tr > * > div,
  & > thead button {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space(1)};
    width: 100%;
    min-width: 0;
    line-height: 16px;
    ${({ theme }) => theme.font.tabular}
  }
  & [data-align='right'] > div,
  & [data-align='right'] > button {
    justify-content: flex-end;
  }
  & > * > tr > * > div > *,
  & > thead button > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > tbody > tr > * > div > :is(svg, button, a, span:has(button)) {
    flex: none;
    overflow: visible;
  }
`;

const ring = css`
  --ring: ${({ theme }) => theme.color.accent};
  outline: none;

  & > * {
    box-shadow:
      inset 0 2px var(--ring),
      inset 0 -2px var(--ring);
  }
  & > :first-child {
    box-shadow:
      inset 2px 2px var(--ring),
      inset 0 -2px var(--ring);
  }
  & > :last-child {
    box-shadow:
      inset -2px 2px var(--ring),
      inset 0 -2px var(--ring);
  }
`;

const rows = css<{ $rowHeight: number; $opens: boolean; $top: string }>`
  & > tbody > tr {
    height: ${({ $rowHeight }) => $rowHeight}px;
    background-color: ${({ theme }) => theme.color.surface};
    cursor: ${({ $opens }) => ($opens ? 'pointer' : 'default')};
    scroll-margin-top: calc(${({ $top }) => $top} + ${headerHeight}px);
  }
  & > tbody > tr:last-child > * {
    border-bottom: 0;
  }
  & > tbody > tr:hover {
    background-color: ${({ theme }) => theme.color.hover};
  }
  & > tbody > tr[data-marked],
  & > tbody > tr[data-state='selected'] {
    background-color: ${({ theme }) => theme.color.selected};
  }
  & > tbody > tr[data-state='dimmed'] {
    color: ${({ theme }) => theme.color.text3};
  }
  & > tbody > tr[data-state='changed'] {
    --tint: ${({ theme }) => theme.color.accentSoft};
    animation: ${tint} ${({ theme }) => theme.motion.tint};
  }
  & > tbody > tr:focus-visible {
    ${ring}
  }
`;

/** Cells of rows are fixed only where something scrolls under them: each that is fixed is painted for itself. */
const pinned = css<{ $sideways: boolean }>`
  & > tbody [data-pinned] {
    ${({ $sideways }) =>
      $sideways &&
      css`
        position: sticky;
        z-index: 1;
        background-color: inherit;
      `}
  }
  & [data-pinned] {
    right: 0;
    ${({ theme, $sideways }) => $sideways && `border-left: 1px solid ${theme.color.border};`}
  }
`;

export interface TableLook {
  /** A CSS length: how far from the top of what scrolls the header stops. */
  $top: string;
  $rowHeight: number;
  $opens: boolean;
  /** The columns need more room than there is. */
  $sideways: boolean;
}

/** A table of fixed columns: header and actions stay in view, lines between rows, states of rows. */
export const Table = styled.table<TableLook>`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  ${cells}
  ${headers}
  ${rows}
  ${pinned}

  @media print {
    & th,
    & td {
      position: static;
    }
  }
`;
