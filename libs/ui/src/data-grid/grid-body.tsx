import { ModuleRegistry } from 'ag-grid-community';
import type {
  CellKeyDownEvent,
  ColumnResizedEvent,
  FullWidthCellKeyDownEvent,
  RowClickedEvent,
  SortChangedEvent,
} from 'ag-grid-community';
import { ClientSideRowModelModule } from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useMemo } from 'react';
import type { GridRow } from './cell-view';
import type { Column, Sort } from './column';
import { columnDefs } from './column-defs';
import { gridTheme } from './grid-theme';
import type { ColumnChoice } from './visible-columns';

ModuleRegistry.registerModules([ClientSideRowModelModule]);

const rowId = ({ data }: { data: GridRow }) => data.id;

function isControl(target: EventTarget | null | undefined): boolean {
  return (
    target instanceof Element &&
    target.closest('button, a, input, select, textarea, label, [role^="menuitem"]') !== null
  );
}

export interface GridBodyProps<Row> {
  columns: readonly Column<Row>[];
  rows: GridRow[];
  choice: ColumnChoice;
  sort: Sort | null | undefined;
  rowHeight: number;
  /** Pixels; without it the table is as high as its rows. */
  height?: number;
  onSort?: (sort: Sort) => void;
  onOpen?: (rowId: string) => void;
  onResize: (columnId: string, width: number) => void;
}

/** The grid itself: header, rows, keyboard. */
export function GridBody<Row>(props: GridBodyProps<Row>) {
  const { columns, rows, choice, sort, rowHeight, height, onSort, onOpen, onResize } = props;
  const defs = useMemo(() => columnDefs(columns, choice, sort), [columns, choice, sort]);

  const open = (row: GridRow | undefined) => {
    if (row && !row.isSkeleton) onOpen?.(row.id);
  };
  const click = (event: RowClickedEvent<GridRow>) => {
    if (!isControl(event.event?.target)) open(event.data);
  };
  const keyDown = ({ event, data }: CellKeyDownEvent<GridRow> | FullWidthCellKeyDownEvent<GridRow>) => {
    if (!(event instanceof KeyboardEvent) || event.key !== 'Enter' || isControl(event.target)) return;
    const cell = event.target instanceof Element ? event.target.closest('.ag-cell') : null;
    const control = cell?.getAttribute('col-id') === 'actions' ? cell.querySelector('button, a') : null;
    if (control instanceof HTMLElement) control.focus();
    else open(data);
  };
  const sorted = ({ source, columns: changed }: SortChangedEvent<GridRow>) => {
    if (source !== 'uiColumnSorted') return;
    for (const column of changed ?? []) {
      const direction = column.getSort();
      if (direction) onSort?.({ columnId: column.getColId(), direction });
    }
  };
  const resized = ({ finished, source, column }: ColumnResizedEvent<GridRow>) => {
    if (finished && source === 'uiColumnResized' && column)
      onResize(column.getColId(), column.getActualWidth());
  };
  return (
    <div style={height === undefined ? undefined : { height }}>
      <AgGridReact<GridRow>
        theme={gridTheme}
        columnDefs={defs}
        rowData={rows}
        getRowId={rowId}
        headerHeight={32}
        rowHeight={rowHeight}
        domLayout={height === undefined ? 'autoHeight' : 'normal'}
        suppressOverlays={['noRows', 'loading']}
        suppressMultiSort
        suppressColumnVirtualisation
        ensureDomOrder
        enableCellTextSelection
        onRowClicked={click}
        onCellKeyDown={keyDown}
        onSortChanged={sorted}
        onColumnResized={resized}
      />
    </div>
  );
}
