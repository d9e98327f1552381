import type { CellClassParams, CellPosition, GridApi, NavigateToNextCellParams } from 'ag-grid-community';
import type { MouseEvent } from 'react';
import type { GridRow } from '../data-grid/use-table-model';
import { cellsOf, isWide, positionOf } from './cell-range';
import type { CellRange } from './cell-range';
import { copiedText } from './copied-text';
import type { Scene } from './scene';

type Line<Row> = GridRow<Row>;

/**
 * The cells that people mark by dragging over them, by Shift and the arrows or by Shift and a click, and what is copied of
 * them. The community edition of the grid has none of it.
 */
export class CellRanges<Row> {
  #range: CellRange | undefined;
  #isDragging = false;
  readonly #scene: Scene<Row>;
  readonly #say: (words: string) => void;

  constructor(scene: Scene<Row>, say: (words: string) => void) {
    this.#scene = scene;
    this.#say = say;
  }

  /** Whether more than one cell is marked: then a click opens nothing. */
  get isWide(): boolean {
    return this.#range !== undefined && isWide(this.#range);
  }

  /** Begins at the cell under the pointer, or with Shift goes on to it. */
  press(api: GridApi<Line<Row>>, { target, button, shiftKey }: MouseEvent): void {
    const to = positionOf(target);
    if (!to || button !== 0) return;
    this.#isDragging = true;
    window.addEventListener('mouseup', () => (this.#isDragging = false), { once: true });
    this.#mark(api, { from: shiftKey && this.#range ? this.#range.from : to, to });
  }

  /** Takes in the cells up to the one under the pointer while it is held down. */
  drag(api: GridApi<Line<Row>>, { target }: MouseEvent): void {
    const to = this.#isDragging ? positionOf(target) : undefined;
    if (to && this.#range) this.#mark(api, { from: this.#range.from, to });
  }

  /** Where an arrow leads; with Shift it takes the cells on its way in. */
  readonly walk = (params: NavigateToNextCellParams<Line<Row>>): CellPosition | null => {
    const { api, event, previousCellPosition: before, nextCellPosition: next } = params;
    if (!next || next.rowPinned || !event?.shiftKey) {
      this.#mark(api, undefined);
      return next;
    }
    const from = this.#range?.from ?? { row: before.rowIndex, columnId: before.column.getColId() };
    const range = { from, to: { row: next.rowIndex, columnId: next.column.getColId() } };
    this.#mark(api, range);
    const { rows, columnIds } = cellsOf(range, this.#columnIds(api));
    this.#say(`${rows.length} rows, ${columnIds.length} columns marked`);
    return next;
  };

  /** Whether a cell is marked. */
  readonly has = ({ api, rowIndex, column }: CellClassParams<Line<Row>>): boolean => {
    if (!this.#range || !this.isWide) return false;
    const { rows, columnIds } = cellsOf(this.#range, this.#columnIds(api));
    return rows.includes(rowIndex) && columnIds.includes(column.getColId());
  };

  /** What goes to the clipboard: the marked cells, else the chosen rows, else the cell that has the focus. */
  copied(api: GridApi<Line<Row>>, focused: EventTarget): string {
    const columnIds = this.#columnIds(api);
    const range = this.#range && this.isWide ? cellsOf(this.#range, columnIds) : undefined;
    return copiedText(api, this.#scene.get(), columnIds, range ?? positionOf(focused));
  }

  #mark(api: GridApi<Line<Row>>, range: CellRange | undefined): void {
    const wasWide = this.isWide;
    this.#range = range;
    if (wasWide || this.isWide) api.refreshCells({ force: true, suppressFlash: true });
  }

  /** Columns that say something; check boxes and actions do not. */
  #columnIds(api: GridApi<Line<Row>>): string[] {
    const { columnOf } = this.#scene.get();
    return api
      .getAllDisplayedColumns()
      .map((column) => column.getColId())
      .filter((id) => id !== 'selection' && !columnOf.get(id)?.isActions);
  }
}
