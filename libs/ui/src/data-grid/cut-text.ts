import type { MouseEvent } from 'react';

/** Gives the cell under the pointer its whole text as a tooltip, as long as the column is too narrow for it. */
export function showCutText({ target }: MouseEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td, th') : null;
  if (!cell) return;
  const isCut = [...cell.querySelectorAll('*')].some(
    (part) => part.scrollWidth > part.clientWidth && getComputedStyle(part).textOverflow === 'ellipsis',
  );
  if (isCut) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}
