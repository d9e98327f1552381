import type { FocusGridInnerElementParams } from 'ag-grid-community';

/**
 * Leaves the grid with Tab from wherever the focus is in it: the grid itself would go through every cell. The focus goes to
 * the edge of the grid first, and the browser takes it on from there.
 */
export function leaveByTab(event: KeyboardEvent, edges: { before: HTMLElement; after: HTMLElement }): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.target instanceof Element && event.target.closest('.ag-cell-inline-editing')) return;
  event.stopPropagation();
  (event.shiftKey ? edges.before : edges.after).focus();
}

/** Enters the grid with Tab: at the cell that had the focus last, else at the first row. */
export function enterByTab(
  { api }: Pick<FocusGridInnerElementParams, 'api'>,
  naming: string | undefined,
): boolean {
  const known = api.getFocusedCell();
  const column = known?.column ?? naming ?? api.getAllDisplayedColumns()[0];
  if (!column || api.getDisplayedRowCount() === 0) return false;
  api.ensureIndexVisible(known?.rowIndex ?? 0);
  api.setFocusedCell(known?.rowIndex ?? 0, column, known?.rowPinned);
  return true;
}
