import { useEffect, useMemo, useState } from 'react';
import {
  declareColumns,
  inChosenOrder,
  noColumnChoice,
  rememberColumns,
  useColumnChoice,
} from '@washcoat/ui';
import type { ColumnChoice } from '@washcoat/ui';
import { useCellNeeds } from './cell-needs';
import { columnWidths } from './column-widths';
import type { DataGridProps } from './grid-shell';
import { selectionColumn } from './row-selection';
import type { GridRow } from './use-table-model';
import { visibleColumns } from './visible-columns';

const ghosts: GridRow<never>[] = Array.from({ length: 8 }, (_, index) => ({
  id: `ghost-${index}`,
  row: undefined,
}));

/** The lines of a table: its rows, or ghosts of them on the first load. */
export function useLines<Row>({
  rows,
  getRowId,
  isLoading = false,
}: Pick<DataGridProps<Row>, 'rows' | 'getRowId' | 'isLoading'>): GridRow<Row>[] {
  return useMemo(
    () => (isLoading ? ghosts : rows.map((row): GridRow<Row> => ({ id: getRowId(row), row }))),
    [rows, getRowId, isLoading],
  );
}

/**
 * The columns that a table of `room` pixels shows, in the order people gave them, how wide each is, and what remembers
 * a changed choice.
 */
export function useShownColumns<Row>(
  props: Pick<DataGridProps<Row>, 'columns' | 'rows' | 'getRowId' | 'selection' | 'storageKey'> & {
    /** The table can fix columns at a side. */
    canFix?: boolean;
  },
  frame: HTMLElement | null,
  lines: GridRow<Row>[],
  room: number,
) {
  const { columns, rows, getRowId, selection, storageKey, canFix } = props;
  const [ownChoice, setOwnChoice] = useState(noColumnChoice);
  const remembered = useColumnChoice(storageKey ?? '');
  const choice = storageKey === undefined ? ownChoice : remembered;
  useEffect(() => {
    if (storageKey !== undefined) declareColumns(storageKey, columns, canFix);
  }, [storageKey, columns, canFix]);
  const all = useMemo(() => {
    const ordered = inChosenOrder(columns, choice);
    return selection ? [selectionColumn(selection, rows, getRowId), ...ordered] : ordered;
  }, [selection, rows, getRowId, columns, choice]);
  const { needs, measure } = useCellNeeds(frame, lines, room);
  const shown = useMemo(() => visibleColumns(all, choice, room, needs), [all, choice, room, needs]);
  const widths = useMemo(() => columnWidths(shown, choice, room, needs), [shown, choice, room, needs]);
  const change = (part: Partial<ColumnChoice>) => {
    const next = { ...choice, ...part };
    if (storageKey === undefined) setOwnChoice(next);
    else rememberColumns(storageKey, next);
  };
  const resize = (columnId: string, width: number) =>
    change({ widths: { ...choice.widths, [columnId]: width } });
  return { shown, widths, choice, change, resize, measure };
}
