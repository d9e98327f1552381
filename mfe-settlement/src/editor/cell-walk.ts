import type { KeyboardEvent } from 'react';

const selectorOf = (row: number, field: string) => `input[data-row="${row}"][data-field="${field}"]`;

/** Moves the focus to a cell of a table; false when there is none. */
export function focusCell(table: Element, row: number, field: string): boolean {
  const cell = table.querySelector<HTMLInputElement>(selectorOf(row, field));
  cell?.focus();
  cell?.select();
  return cell !== null;
}

/**
 * Walks from cell to cell: up and down with the arrows, down with Enter, sideways with the arrows at either end of the
 * text. Answers whether it moved.
 */
export function walkCells(event: KeyboardEvent<HTMLElement>): boolean {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLInputElement) || target.dataset.row === undefined) return false;
  const row = Number(target.dataset.row);
  const field = target.dataset.field ?? '';
  const isDate = target.type === 'date';
  if (key === 'Enter' || (key === 'ArrowDown' && !isDate))
    return went(event, focusCell(currentTarget, row + 1, field));
  if (key === 'ArrowUp' && !isDate) return went(event, focusCell(currentTarget, row - 1, field));
  if (isDate || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return false;
  const { selectionStart, selectionEnd, value } = target;
  const isAll = selectionStart === 0 && selectionEnd === value.length;
  const isAtEdge =
    selectionStart === selectionEnd && selectionStart === (key === 'ArrowLeft' ? 0 : value.length);
  if (!isAll && !isAtEdge) return false;
  const cells = [...currentTarget.querySelectorAll<HTMLInputElement>(`input[data-row="${row}"]`)];
  const next = cells[cells.indexOf(target) + (key === 'ArrowLeft' ? -1 : 1)];
  next?.focus();
  next?.select();
  return went(event, next !== undefined);
}

function went(event: KeyboardEvent, isGone: boolean): boolean {
  if (isGone) event.preventDefault();
  return isGone;
}
