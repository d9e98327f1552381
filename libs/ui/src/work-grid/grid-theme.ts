import { createTheme, inputStyleBordered } from 'ag-grid-community';
import type { Theme as GridTheme } from 'ag-grid-community';
import type { Theme } from '@washcoat/ui';
import { headerHeight } from '../data-grid/table-style';

const base = createTheme().withPart(inputStyleBordered);
const made = new WeakMap<Theme, GridTheme>();

/** How high the rows get before they scroll by themselves: the window without the bars above and the pager below. */
const tallest = 'max(264px, calc(100dvh - var(--top-bar-height, 56px) - 168px))';

function make({ color, mode, shadow }: Theme): GridTheme {
  return base.withParams({
    browserColorScheme: mode,
    backgroundColor: color.surface,
    foregroundColor: color.text,
    accentColor: color.accent,
    borderColor: color.border,
    fontFamily: 'inherit',
    fontSize: 13,
    spacing: 4,
    cellHorizontalPadding: 8,
    headerHeight,
    headerFontSize: 12,
    headerFontWeight: 500,
    headerBackgroundColor: color.sunken,
    headerTextColor: color.text2,
    headerColumnResizeHandleColor: color.border2,
    headerColumnResizeHandleHeight: '50%',
    headerRowBorder: { color: color.border },
    rowBorder: { color: color.border },
    rowHoverColor: color.hover,
    columnBorder: false,
    pinnedColumnBorder: { color: 'var(--pinned-line)' },
    pinnedRowBorder: { color: color.border2 },
    pinnedRowBackgroundColor: color.sunken,
    pinnedRowFontWeight: 600,
    wrapperBorder: false,
    wrapperBorderRadius: 0,
    focusShadow: `inset 0 0 0 2px ${color.accent}`,
    rangeSelectionBorderColor: color.accent,
    cellEditingBorder: { color: color.accent },
    cellEditingShadow: shadow.s2,
    autoHeightMinBodyHeight: 0,
    autoHeightMaxBodyHeight: tallest,
  });
}

/** Our theme as the grid takes it, one object for each, because the grid writes its style sheets anew for another. */
export function gridThemeOf(theme: Theme): GridTheme {
  const known = made.get(theme) ?? make(theme);
  made.set(theme, known);
  return known;
}
