import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Column } from './column';
import { cutPixels } from './cut-text';

/** Pixels that the widest content of each column wants, as far as it is known. */
export type CellNeeds = Readonly<Record<string, number>>;

const nothingKnown: CellNeeds = {};

function needOf(cell: HTMLTableCellElement): { pixels: number; isCut: boolean } {
  const inner = cell.firstElementChild ?? cell;
  const cut = Math.max(0, ...[...cell.querySelectorAll('*')].map(cutPixels));
  const around = cell.offsetWidth - inner.clientWidth;
  if (cut > 0) return { pixels: cell.offsetWidth + cut, isCut: true };
  const content = document.createRange();
  content.selectNodeContents(inner);
  return { pixels: Math.ceil(content.getBoundingClientRect().width) + around, isCut: false };
}

/** What the columns of `table` want, when something of it is cut; nothing otherwise. */
function measured(table: HTMLTableElement): CellNeeds {
  const ids = [...table.querySelectorAll('col')].map(({ dataset }) => dataset.column ?? '');
  const needs: Record<string, number> = {};
  let isAnyCut = false;
  for (const cell of table.querySelectorAll<HTMLTableCellElement>('tr:not([role]) > *')) {
    const id = ids[cell.cellIndex] ?? '';
    const { pixels, isCut } = needOf(cell);
    needs[id] = Math.max(needs[id] ?? 0, pixels);
    isAnyCut ||= isCut;
  }
  return isAnyCut ? needs : nothingKnown;
}

/** `known`, or more where a column wants more than was known. */
function grown(known: CellNeeds, found: CellNeeds): CellNeeds {
  const more = Object.entries(found).filter(([id, pixels]) => pixels > (known[id] ?? 0));
  return more.length === 0 ? known : { ...known, ...Object.fromEntries(more) };
}

/**
 * What the columns in `frame` want, measured whenever something of them is cut: after each change of the rows, the room
 * or the font. It only grows, so that columns do not jump from page to page.
 */
export function useCellNeeds(frame: HTMLElement | null, rows: unknown, room: number): CellNeeds {
  const [needs, setNeeds] = useState(nothingKnown);
  const measure = useEffectEvent(() => {
    const table = frame?.querySelector('table');
    if (!table || typeof document.createRange().getBoundingClientRect !== 'function') return;
    const found = measured(table);
    setNeeds((known) => grown(known, found));
  });
  useLayoutEffect(() => measure(), [frame, rows, room, needs]);
  useEffect(() => {
    void document.fonts?.ready.then(() => measure());
  }, [frame]);
  return needs;
}

/** The columns with room for what must not be cut. */
export function withNeeds<Row>(columns: readonly Column<Row>[], needs: CellNeeds): Column<Row>[] {
  return columns.map((column) => {
    const need = needs[column.id] ?? 0;
    if (!column.isWhole || need === 0) return column;
    const minWidth = Math.max(column.minWidth ?? 0, need);
    return column.width === undefined ? { ...column, minWidth } : { ...column, minWidth, width: minWidth };
  });
}
