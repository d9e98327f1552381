import {
  CellApiModule,
  CellStyleModule,
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  InfiniteRowModelModule,
  PinnedRowModule,
  RenderApiModule,
  RowApiModule,
  ScrollApiModule,
  TextEditorModule,
} from 'ag-grid-community';
import type {
  CellClickedEvent,
  CellEditRequestEvent,
  ColumnMovedEvent,
  ColumnResizedEvent,
  GetRowIdParams,
  GridApi,
  SortChangedEvent,
  SortDirection,
  ValueGetterParams,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent as PressEvent } from 'react';
import { useTheme } from 'styled-components';
import type { ColumnChoice } from '@washcoat/ui';
import type { Column, Sort } from '../data-grid/column';
import { showCutText } from '../data-grid/cut-text';
import { namesRow } from '../data-grid/names-row';
import { isControlIn } from '../data-grid/row-click';
import type { GridRow } from '../data-grid/use-table-model';
import { controlsIn, isNotForGrid, pressCell } from './cell-keys';
import { CellRanges } from './cell-ranges';
import { columnDefsOf } from './column-defs';
import { GridFrame } from './grid-frame';
import { gridThemeOf } from './grid-theme';
import { enterByTab, leaveByTab } from './one-stop';
import { blockSize, datasourceOf } from './row-source';
import { createScene } from './scene';
import { useDrawnCells } from './use-drawn-cells';
import { workCellOf } from './work-cell';
import type { WorkGridProps } from './work-grid-props';
import { workHeaderOf } from './work-header';

const modules = [
  CellApiModule,
  CellStyleModule,
  ClientSideRowModelApiModule,
  ClientSideRowModelModule,
  ColumnApiModule,
  InfiniteRowModelModule,
  PinnedRowModule,
  RenderApiModule,
  RowApiModule,
  ScrollApiModule,
  TextEditorModule,
];

const sortOrder: readonly SortDirection[] = ['asc', 'desc'];
const multiSortOrder: readonly SortDirection[] = [...sortOrder, null];
const nowhere = document.createElement('div');
/** Blocks that are only passed on the way to others are not asked for. */
const settledMs = 50;
const allEqual = () => 0;
/** Under a policy that lets only marked style sheets be written, the mark; the page says it. */
const styleNonce = () => document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content;
const totalLine = [{ id: 'totals', row: undefined }];

export interface AgTableProps<Row> extends Pick<
  WorkGridProps<Row>,
  | 'label'
  | 'rowState'
  | 'onRowOpen'
  | 'selection'
  | 'totals'
  | 'groupOf'
  | 'more'
  | 'height'
  | 'getRowId'
  | 'onSorts'
> {
  columns: readonly Column<Row>[];
  lines: GridRow<Row>[];
  widths: Record<string, number>;
  rowHeight: number;
  isBusy: boolean;
  /** The columns need more room than there is. */
  isSideways: boolean;
  /** Elements have sizes. Where they have none all columns are drawn, and nothing is gained by style sheets. */
  isLaidOut: boolean;
  sorts: readonly Sort[];
  /** People may sort by several columns. */
  isMultiSort: boolean;
  pinned: ColumnChoice['pinned'];
  onChoice: (change: Pick<ColumnChoice, 'order' | 'pinned'>) => void;
  onResize: (columnId: string, width: number) => void;
  /** What scrolls the rows is here: its inside is the room that columns have. */
  onBody: (body: HTMLElement | null) => void;
  /** Cells were drawn and can be measured. */
  onDrawn: () => void;
  /** Says something to those who listen. */
  say: (words: string) => void;
  /** Rows did not come; what asks for them again. */
  onLost: (askAgain: () => void) => void;
}

/** AG Grid as a work list wants it. Everything that knows the library is behind this file, in one chunk. */
export function AgTable<Row>(props: AgTableProps<Row>) {
  const { label, columns, lines, widths, rowHeight, height, isBusy, sorts, onSorts, pinned, say, onLost } =
    props;
  const { rowState, onRowOpen, selection, totals, groupOf, more, getRowId } = props;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const grid = useRef<GridApi<GridRow<Row>>>(null);
  const theme = gridThemeOf(useTheme());
  const naming = columns.find(namesRow)?.id;
  const canSort = onSorts !== undefined;
  const state = useMemo(
    () => ({
      columnOf: new Map(columns.map((column) => [column.id, column])),
      ...{ naming, sorts, canSort, rowState, selection, totals, groupOf },
    }),
    [columns, naming, sorts, canSort, rowState, selection, totals, groupOf],
  );
  const [scene] = useState(() => createScene<Row>(state));
  const [ranges] = useState(() => new CellRanges(scene, say));
  const [cell] = useState(() => workCellOf(scene));
  const [header] = useState(() => workHeaderOf(scene));
  useLayoutEffect(() => scene.set(state), [scene, state]);
  useDrawnCells(place, props.onDrawn);
  useEffect(() => {
    if (!place) return undefined;
    const [before, after] = [place.firstElementChild, place.lastElementChild];
    if (!(before instanceof HTMLElement) || !(after instanceof HTMLElement)) return undefined;
    const leave = (event: KeyboardEvent) => leaveByTab(event, { before, after });
    place.addEventListener('keydown', leave, true);
    return () => place.removeEventListener('keydown', leave, true);
  }, [place]);

  useEffect(() => {
    // One grid ends and another begins when a page becomes a list without end.
    if (grid.current?.isDestroyed()) return;
    grid.current?.setGridAriaProperty('label', label);
    grid.current?.setGridAriaProperty('busy', isBusy ? 'true' : null);
  });

  const defs = useMemo(
    () => columnDefsOf({ columns, widths, pinned, sorts, canSort, naming, ranges }),
    [columns, widths, pinned, sorts, canSort, naming, ranges],
  );
  const basis = useMemo(
    () => ({
      cellRenderer: cell,
      headerComponent: header,
      comparator: allEqual,
      cellDataType: false,
      suppressHeaderMenuButton: true,
      suppressKeyboardEvent: isNotForGrid,
      valueGetter: ({ data }: ValueGetterParams<GridRow<Row>>) => data,
      sortingOrder: [...(props.isMultiSort ? multiSortOrder : sortOrder)],
    }),
    [cell, header, props.isMultiSort],
  );
  const datasource = useMemo(
    () => more && datasourceOf(lines, more, getRowId, onLost),
    [more, lines, getRowId, onLost],
  );

  const lineId = useCallback(({ data }: GetRowIdParams<GridRow<Row>>) => data.id, []);
  const open = ({ data, event }: CellClickedEvent<GridRow<Row>>) => {
    if (data?.row === undefined || ranges.isWide || !(event?.target instanceof Element)) return;
    const cellElement = event.target.closest('[col-id]');
    if (cellElement && !isControlIn(event.target, cellElement)) onRowOpen?.(data.row);
  };
  const sorted = ({ api, source }: SortChangedEvent) => {
    if (source !== 'uiColumnSorted') return;
    const states = api.getColumnState().filter(({ sort }) => sort);
    states.sort((one, other) => (one.sortIndex ?? 0) - (other.sortIndex ?? 0));
    onSorts?.(
      states.flatMap(({ colId, sort }): Sort[] => (sort ? [{ columnId: colId, direction: sort }] : [])),
    );
  };
  const moved = ({ api, finished, source }: ColumnMovedEvent) => {
    if (!finished || source !== 'uiColumnMoved') return;
    const states = api.getColumnState().filter(({ colId }) => colId !== 'selection');
    const sides = states.filter(({ colId, pinned: side }) => side && !state.columnOf.get(colId)?.isActions);
    props.onChoice({
      order: states.map(({ colId }) => colId),
      pinned: Object.fromEntries(
        sides.map(({ colId, pinned: side }) => [colId, side === 'right' ? side : 'left']),
      ),
    });
  };
  const resized = ({ finished, source, column }: ColumnResizedEvent) => {
    if (finished && source === 'uiColumnResized' && column)
      props.onResize(column.getColId(), column.getActualWidth());
  };
  const edited = ({ colDef, data, newValue }: CellEditRequestEvent<GridRow<Row>>) => {
    const text: unknown = newValue;
    const edit = state.columnOf.get(colDef.colId ?? '')?.edit;
    if (data.row !== undefined && edit && typeof text === 'string' && text !== edit.value(data.row))
      edit.save(data.row, text);
  };
  const copy = (event: ClipboardEvent) => {
    const api = grid.current;
    const isField = event.target instanceof Element && event.target.matches('input, textarea');
    if (!api || isField || window.getSelection()?.type === 'Range') return;
    const text = ranges.copied(api, event.target);
    if (text === '') return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', text);
    say('Copied');
  };
  const pressHeader = (event: PressEvent) => {
    const { target, key } = event;
    if ((key !== ' ' && key !== 'Enter') || !(target instanceof Element)) return;
    const [control] = target.matches('[role="columnheader"]:not([aria-sort])') ? controlsIn(target) : [];
    if (!control) return;
    event.preventDefault();
    control.click();
  };

  return (
    <GridFrame
      ref={setPlace}
      $opens={onRowOpen !== undefined}
      $height={height}
      $sideways={props.isSideways}
      onCopy={copy}
      onKeyDown={pressHeader}
      onMouseDown={(event) => grid.current && ranges.press(grid.current, event)}
      onMouseMove={showCutText}
      onMouseOver={(event) => grid.current && ranges.drag(grid.current, event)}
    >
      <span tabIndex={-1} />
      <AgGridReact<GridRow<Row>>
        key={more ? 'endless' : 'page'}
        modules={modules}
        theme={theme}
        columnDefs={defs}
        defaultColDef={basis}
        getRowId={lineId}
        domLayout={height === undefined ? 'autoHeight' : 'normal'}
        rowHeight={rowHeight}
        {...(more
          ? {
              rowModelType: 'infinite' as const,
              datasource,
              cacheBlockSize: blockSize,
              maxBlocksInCache: 10,
              maxConcurrentDatasourceRequests: 2,
              blockLoadDebounceMillis: settledMs,
              infiniteInitialRowCount: more.total,
            }
          : { rowData: lines })}
        pinnedBottomRowData={totals && totalLine}
        ensureDomOrder
        suppressColumnVirtualisation={!props.isLaidOut}
        styleNonce={styleNonce()}
        themeStyleContainer={props.isLaidOut ? undefined : nowhere}
        suppressMultiSort={!props.isMultiSort}
        suppressNoRowsOverlay
        suppressDragLeaveHidesColumns
        suppressColumnMoveAnimation
        animateRows={false}
        rowBuffer={6}
        readOnlyEdit
        stopEditingWhenCellsLoseFocus
        focusGridInnerElement={(params) => enterByTab(params, naming)}
        navigateToNextCell={ranges.walk}
        onGridReady={({ api }) => {
          grid.current = api;
          props.onBody(place?.querySelector<HTMLElement>('[role="grid"]') ?? null);
          api.setGridAriaProperty('label', label);
          api.setGridAriaProperty('busy', isBusy ? 'true' : null);
        }}
        onCellClicked={open}
        onCellKeyDown={(event) => 'column' in event && pressCell(event, scene, onRowOpen)}
        onSortChanged={sorted}
        onColumnMoved={moved}
        onColumnResized={resized}
        onCellEditRequest={edited}
      />
      <span tabIndex={-1} />
    </GridFrame>
  );
}
