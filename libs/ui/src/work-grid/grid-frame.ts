import styled from 'styled-components';
import { touchPixels, touchScreen } from '@washcoat/ui';

interface GridLook {
  $opens: boolean;
  $height: number | undefined;
  /** The columns need more room than there is. */
  $sideways: boolean;
}

/** What our rows and cells look like beyond the parameters of the grid's theme. */
export const GridFrame = styled.div<GridLook>`
  position: relative;
  --pinned-line: ${({ theme, $sideways }) => ($sideways ? theme.color.border : 'transparent')};
  height: ${({ $height }) => ($height === undefined ? 'auto' : `${$height}px`)};

  & > span {
    outline: none;
  }
  .ag-column-first {
    padding-left: ${({ theme }) => theme.space(4)};
  }
  .ag-row {
    cursor: ${({ $opens }) => ($opens ? 'pointer' : 'default')};
  }
  .ag-cell {
    display: flex;
    align-items: stretch;
    line-height: 16px;
  }
  .ag-header-cell-comp-wrapper {
    width: 100%;
  }
  [data-inner] {
    display: flex;
    flex: 1;
    align-items: center;
    gap: ${({ theme }) => theme.space(1)};
    width: 100%;
    min-width: 0;
    line-height: 16px;
    ${({ theme }) => theme.font.tabular}
  }
  .ag-cell > [data-inner] > *,
  .ag-header-cell [data-inner] > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .ag-cell > [data-inner] > :is(svg, button, a, span:has(button)) {
    flex: none;
    overflow: visible;
  }
  [data-align='right'] {
    justify-content: flex-end;
  }
  .ag-header-cell button[data-inner] {
    height: 24px;
    padding: 0;
    border: 0;
    border-radius: ${({ theme }) => theme.radius.thumb};
    background: none;
    color: inherit;
    font: inherit;
    cursor: pointer;
  }
  .ag-header-cell[aria-sort='ascending'],
  .ag-header-cell[aria-sort='descending'] {
    color: ${({ theme }) => theme.color.text};
    font-weight: 600;
  }
  .ag-row[data-marked],
  .ag-row[data-state='selected'] {
    background-color: ${({ theme }) => theme.color.selected};
  }
  .ag-row[data-state='dimmed'] {
    color: ${({ theme }) => theme.color.text3};
  }
  .ag-row[data-state='changed'] {
    background-color: ${({ theme }) => theme.color.accentSoft};
    transition: background-color ${({ theme }) => theme.motion.tint};
  }
  .ag-row[data-group] {
    background-color: ${({ theme }) => theme.color.sunken};
    font-weight: 600;
  }
  /* A scrollbar that lies over the rows covers none of their words. */
  .ag-scrollbar-invisible > .ag-body-vertical-scroll-viewport {
    background-color: transparent;
  }
  .ag-cell.in-range {
    background-color: ${({ theme }) => theme.color.accentSoft};
  }

  @media ${touchScreen} {
    .ag-header-cell button[data-inner] {
      min-width: ${touchPixels}px;
      height: ${touchPixels}px;
    }
  }
`;
