import { themeQuartz } from 'ag-grid-community';
import styled, { css } from 'styled-components';

/** Our tokens as the grid knows them; the values come from the frame, so the theme can change in place. */
export const gridTheme = themeQuartz.withParams({
  accentColor: 'var(--grid-accent)',
  backgroundColor: 'var(--grid-surface)',
  foregroundColor: 'var(--grid-text)',
  cellTextColor: 'var(--grid-text)',
  headerBackgroundColor: 'var(--grid-sunken)',
  headerTextColor: 'var(--grid-text2)',
  headerFontSize: 12,
  headerFontWeight: 500,
  headerCellHoverBackgroundColor: 'transparent',
  headerColumnResizeHandleColor: 'transparent',
  headerRowBorder: { style: 'solid', width: 1, color: 'var(--grid-border)' },
  borderColor: 'var(--grid-border)',
  rowBorder: { style: 'solid', width: 1, color: 'var(--grid-border)' },
  rowHoverColor: 'var(--grid-hover)',
  wrapperBorder: false,
  wrapperBorderRadius: 0,
  pinnedColumnBorder: false,
  columnBorder: false,
  cellHorizontalPadding: 8,
  fontFamily: 'inherit',
  fontSize: 13,
  iconSize: 14,
  spacing: 6,
  autoHeightMinBodyHeight: 0,
  focusShadow: 'none',
  browserColorScheme: 'inherit',
});

const tokens = css`
  --grid-accent: ${({ theme }) => theme.color.accent};
  --grid-surface: ${({ theme }) => theme.color.surface};
  --grid-text: ${({ theme }) => theme.color.text};
  --grid-text2: ${({ theme }) => theme.color.text2};
  --grid-sunken: ${({ theme }) => theme.color.sunken};
  --grid-border: ${({ theme }) => theme.color.border};
  --grid-hover: ${({ theme }) => theme.color.hover};
`;

const rows = css<{ $opens: boolean }>`
  & .ag-row {
    cursor: ${({ $opens }) => ($opens ? 'pointer' : 'default')};
  }
  & .ag-row:has([data-row-state='selected']) {
    background: ${({ theme }) => theme.color.selected};
  }
  & .ag-row:has([data-row-state='dimmed']) .ag-cell {
    color: ${({ theme }) => theme.color.text3};
  }
  & .ag-row:has([data-row-state='changed']) .ag-cell {
    animation: washcoat-changed ${({ theme }) => theme.motion.tint};
  }
  @keyframes washcoat-changed {
    from {
      background: ${({ theme }) => theme.color.accentSoft};
    }
  }
`;

const cells = css`
  & .ag-cell {
    display: flex;
    align-items: center;
    border: 0;
  }
  & .ag-cell-wrapper,
  & .ag-cell-value {
    width: 100%;
    min-width: 0;
  }
  & .ag-header-cell:first-child,
  & .ag-cell[aria-colindex='1'] {
    padding-left: 16px;
  }
  & .ag-cell-focus:not(.ag-cell-range-selected):focus-within,
  & .ag-header-cell:focus-visible {
    outline: 2px solid ${({ theme }) => theme.color.accent};
    outline-offset: -3px;
    border-radius: ${({ theme }) => theme.radius.field};
  }
  & .ag-header-cell[aria-sort='ascending'],
  & .ag-header-cell[aria-sort='descending'] {
    color: ${({ theme }) => theme.color.text};
    font-weight: 600;
  }
  & .ag-header-cell-resize:hover::after {
    background: ${({ theme }) => theme.color.accent};
  }
`;

/** The card around a table. It hands the tokens to the grid inside. */
export const GridFrame = styled.section<{ $opens: boolean }>`
  ${tokens}
  position: relative;
  min-width: 0;
  border: 1px solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  box-shadow: ${({ theme }) => theme.shadow.s1};
  overflow: hidden;
  ${rows}
  ${cells}
`;
