import { useState } from 'react';
import { GridShell } from './grid-shell';
import type { DataGridProps } from './grid-shell';
import { GridTable } from './grid-table';
import { useLines, useShownColumns } from './use-shown-columns';
import { useWidth } from './use-width';

export type { DataGridProps };

/** The light table: a semantic `<table>`. Sorting and paging are the server's; rows are cards on a phone. */
export function DataGrid<Row>(props: DataGridProps<Row>) {
  const { label, rows, isLoading = false, isUpdating = false, rowHeight = 36, height } = props;
  const { sort, onSort, rowState, selection, onRowOpen } = props;
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const room = useWidth(height === undefined ? frame : scroller);
  const lines = useLines(props);
  const { shown, widths, resize } = useShownColumns(props, frame, lines, room);
  const isEmpty = !isLoading && rows.length === 0;
  return (
    <GridShell {...props} frame={setFrame}>
      <GridTable
        ref={setScroller}
        columns={shown}
        rows={lines}
        height={isEmpty ? undefined : height}
        isBusy={isLoading || isUpdating}
        onResize={resize}
        {...{ label, widths, room, rowHeight, isUpdating, sort, onSort, rowState, selection, onRowOpen }}
      />
    </GridShell>
  );
}
