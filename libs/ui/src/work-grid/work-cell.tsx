import type { ICellRendererParams } from 'ag-grid-community';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { FocusedCell } from '@washcoat/ui';
import { Ghost } from '../data-grid/ghost';
import type { GridRow } from '../data-grid/use-table-model';
import type { Scene } from './scene';
import { useCellFocus } from './use-cell-focus';

type CellParams<Row> = ICellRendererParams<GridRow<Row>, GridRow<Row>>;

/** Writes on the row around a cell how it stands out; the grid itself gives rows no attributes of ours. */
function useRowMark(cell: Element, name: string, value: string | undefined): void {
  useLayoutEffect(() => {
    const row = cell.closest('[role="row"]');
    if (value === undefined) row?.removeAttribute(name);
    else row?.setAttribute(name, value);
  }, [cell, name, value]);
}

/** The cells of one grid: what the column draws of the row, a ghost while it loads, a sum in group and total rows. */
export function workCellOf<Row>(scene: Scene<Row>) {
  return function WorkCell({ value: line, column, node, eGridCell }: CellParams<Row>) {
    const state = useSyncExternalStore(scene.subscribe, scene.get);
    const row = line?.row;
    const rowState = row === undefined ? undefined : state.rowState?.(row);
    const group = row === undefined ? undefined : state.groupOf?.(row);
    const isMarked = line ? state.selection?.ids.has(line.id) : false;
    const focused = useCellFocus(eGridCell);
    useRowMark(eGridCell, 'data-state', rowState);
    useRowMark(eGridCell, 'data-marked', isMarked ? 'true' : undefined);
    useRowMark(eGridCell, 'data-group', group && String(group.level));
    useRowMark(eGridCell, 'aria-current', rowState === 'selected' ? 'true' : undefined);
    const own = state.columnOf.get(column?.getColId() ?? '');
    if (!own) return null;
    const draw = (): ReactNode => {
      if (node.rowPinned) return state.totals?.[own.id];
      if (row === undefined) return <Ghost shape={own.skeleton} />;
      if (!group) return own.render(row);
      if (own.id !== state.naming) return group.sums[own.id];
      return <strong style={{ paddingLeft: 16 * group.level }}>{group.label}</strong>;
    };
    return (
      <div data-inner data-align={own.align} data-pinned={own.isActions}>
        <FocusedCell value={focused}>{draw()}</FocusedCell>
      </div>
    );
  };
}
