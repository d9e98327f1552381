import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { pressedOn } from './walk';

/** From so many rows on only those near the view are drawn. */
const PART_FROM = 150;
/** How many rows beyond the view are drawn on each side, and at which steps. */
const BEYOND = 10;
const STEP = 4;
const FIRST = { from: 0, to: 2 * BEYOND };
/** How many rows beside the one with the focus are drawn on each side: so far do the keys lead. */
const BESIDE = 10;
const openThings = '[data-state="open"], [aria-expanded="true"]';

/** Whether a table of so many rows draws those near the view alone. */
export const isDrawnInPart = (count: number): boolean => count >= PART_FROM;

/** A row that is drawn, or the place of some that are not. */
export type DrawnLine = { at: number } | { rowsBefore: number; height: number };

/**
 * Which of the rows with these ids are drawn of a long table: those near the view, and the one with the focus and its
 * neighbours, wherever they are or come to be; all for print.
 */
export function useDrawnRows(
  body: RefObject<HTMLTableSectionElement | null>,
  ids: readonly string[],
  rowHeight: number,
) {
  const count = ids.length;
  const isPart = isDrawnInPart(count);
  const [view, setView] = useState({ ...FIRST, height: rowHeight });
  const [keptId, keep] = useState<string | null>(null);
  const place = keptId === null ? -1 : ids.indexOf(keptId);
  const kept = place < 0 ? null : place;
  const wanted = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (!isPart) return undefined;
    const look = () => {
      const { current } = body;
      if (!current) return;
      const height = current.querySelector<HTMLElement>('tr[tabindex]')?.offsetHeight || rowHeight;
      const { top } = current.getBoundingClientRect();
      const from = Math.floor((-top / height - BEYOND) / STEP) * STEP;
      const to = Math.ceil(((window.innerHeight - top) / height + BEYOND) / STEP) * STEP;
      setView((before) =>
        before.from === from && before.to === to && before.height === height ? before : { from, to, height },
      );
    };
    const drawAll = () => flushSync(() => setView({ from: 0, to: Infinity, height: rowHeight }));
    look();
    // Whatever scrolls it: scrolling does not bubble.
    document.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    window.addEventListener('beforeprint', drawAll);
    window.addEventListener('afterprint', look);
    return () => {
      document.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
      window.removeEventListener('beforeprint', drawAll);
      window.removeEventListener('afterprint', look);
    };
  }, [body, isPart, rowHeight]);

  useLayoutEffect(() => {
    if (wanted.current !== null) rowOf(body.current, wanted.current)?.focus();
    wanted.current = null;
  }, [body, kept]);

  const lines = useMemo(() => {
    const near = isPart ? placesOf(view.from, view.to, count) : placesOf(0, count, count);
    const beside = isPart && kept !== null ? placesOf(kept - BESIDE, kept + BESIDE + 1, count) : [];
    const drawn = beside.length ? [...new Set([...near, ...beside])].sort((one, other) => one - other) : near;
    return linesOf(drawn, count, view.height);
  }, [count, isPart, view, kept]);

  return {
    lines,
    isPart,
    /** A row stays as long as it has the focus, or what popped up from it: what is typed there stays, too. */
    onFocus: ({ target }: FocusEvent) => {
      if (isPart && body.current?.contains(target)) keep(ids[placeOf(target)] ?? null);
    },
    onBlur({ relatedTarget }: FocusEvent) {
      if (!isPart || kept === null || body.current?.contains(relatedTarget)) return;
      if (!rowOf(body.current, kept)?.querySelector(openThings)) keep(null);
    },
    /** Home and End lead to rows that may not be there yet. Answers whether it was one of them. */
    toEnds(event: KeyboardEvent): boolean {
      const { key } = event;
      if (!isPart || (key !== 'Home' && key !== 'End') || !pressedOn(event)) return false;
      event.preventDefault();
      const at = key === 'Home' ? 0 : count - 1;
      const row = rowOf(body.current, at);
      if (row) row.focus();
      else {
        wanted.current = at;
        keep(ids[at] ?? null);
      }
      return true;
    },
  };
}

/** How assistive technology numbers a row: the header is the first. */
export const rowIndexOf = (at: number): number => at + 2;

/** Those of `count` places from one on and before another. */
function placesOf(from: number, to: number, count: number): number[] {
  const first = Math.max(0, from);
  return Array.from({ length: Math.max(0, Math.min(to, count) - first) }, (_, at) => first + at);
}

const rowOf = (body: HTMLElement | null, at: number) =>
  body?.querySelector<HTMLElement>(`tr[aria-rowindex="${rowIndexOf(at)}"]`);

/** The place of the row that something stands in; -1 in none. */
function placeOf(target: Element): number {
  const index = target.closest('tr')?.getAttribute('aria-rowindex');
  return index ? Number(index) - rowIndexOf(0) : -1;
}

function linesOf(drawn: readonly number[], count: number, height: number): DrawnLine[] {
  const lines: DrawnLine[] = [];
  let next = 0;
  const leaveOut = (to: number) => {
    if (to > next) lines.push({ rowsBefore: next, height: (to - next) * height });
  };
  for (const at of drawn) {
    leaveOut(at);
    lines.push({ at });
    next = at + 1;
  }
  leaveOut(count);
  return lines;
}
