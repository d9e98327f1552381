import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import type { Column } from './column';
import { cutPixels } from './cut-text';

/** Pixels that the widest content of each column wants, as far as it is known. */
export type CellNeeds = Readonly<Record<string, number>>;

const nothingKnown: CellNeeds = {};

interface NamedCell {
  id: string;
  cell: HTMLElement;
  /** What is drawn in it. */
  inner: Element;
}

/** The cells in `frame` with the columns they belong to, headers among them; of a table or of a work grid. */
function cellsIn(frame: HTMLElement): NamedCell[] {
  const table = frame.querySelector('table');
  const named = table
    ? [...table.querySelectorAll<HTMLTableCellElement>('tr:not([role]) > *')].map((cell) => {
        const { dataset } = table.querySelectorAll('col')[cell.cellIndex] ?? {};
        return { id: dataset?.column ?? '', cell, inner: cell.firstElementChild };
      })
    : [...frame.querySelectorAll<HTMLElement>('[col-id][role]')].map((cell) => ({
        id: cell.getAttribute('col-id') ?? '',
        cell,
        inner: cell.querySelector('[data-inner]'),
      }));
  return named.map(({ id, cell, inner }) => ({ id, cell, inner: inner ?? cell }));
}

function needOf({ cell, inner }: NamedCell): { pixels: number; isCut: boolean } {
  const cut = Math.max(0, ...[...cell.querySelectorAll('*')].map(cutPixels));
  const around = cell.offsetWidth - inner.clientWidth;
  // What is cut is told in whole pixels: up to half a one more would cut it again.
  if (cut > 0) return { pixels: cell.offsetWidth + cut + 1, isCut: true };
  const content = document.createRange();
  content.selectNodeContents(inner);
  return { pixels: Math.ceil(content.getBoundingClientRect().width) + around, isCut: false };
}

/** What the columns in `frame` want, when something of them is cut; nothing otherwise. */
function measured(frame: HTMLElement): CellNeeds {
  const needs: Record<string, number> = {};
  let isAnyCut = false;
  for (const named of cellsIn(frame)) {
    const { pixels, isCut } = needOf(named);
    needs[named.id] = Math.max(needs[named.id] ?? 0, pixels);
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
 * or the font. It only grows, so that columns do not jump from page to page. Answers too what measures anew, for cells
 * that are drawn later than their rows change.
 */
export function useCellNeeds(frame: HTMLElement | null, rows: unknown, room: number) {
  const [needs, setNeeds] = useState(nothingKnown);
  const measure = useCallback(() => {
    if (!frame || typeof document.createRange().getBoundingClientRect !== 'function') return;
    const found = measured(frame);
    setNeeds((known) => grown(known, found));
  }, [frame]);
  useLayoutEffect(() => measure(), [measure, rows, room, needs]);
  useEffect(() => {
    void document.fonts?.ready.then(() => measure());
  }, [measure]);
  return { needs, measure };
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
