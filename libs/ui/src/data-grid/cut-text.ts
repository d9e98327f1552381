import type { MouseEvent } from 'react';

/** Pixels of the text of `part` that its dots stand for. */
export function cutPixels(part: Element): number {
  const missing = part.textContent ? part.scrollWidth - part.clientWidth : 0;
  return missing > 0 && getComputedStyle(part).textOverflow === 'ellipsis' ? missing : 0;
}

/** Gives the cell under the pointer its whole text as a tooltip, as long as the column is too narrow for it. */
export function showCutText({ target }: MouseEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td, th, [col-id][role]') : null;
  if (!cell) return;
  const isCut = [...cell.querySelectorAll('*')].some((part) => cutPixels(part) > 0);
  if (isCut) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}
