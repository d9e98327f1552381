import type { MouseEvent } from 'react';

/** Pixels of the text of `part` that its dots stand for. */
export function cutPixels(part: Element): number {
  if (!part.textContent || getComputedStyle(part).textOverflow !== 'ellipsis') return 0;
  const missing = part.scrollWidth - part.clientWidth;
  return missing > 0 ? missing : partOfPixelCut(part);
}

/** Dots come for a hundredth of a pixel as well, which widths in whole pixels do not tell. */
function partOfPixelCut(part: Element): number {
  const content = document.createRange();
  content.selectNodeContents(part);
  if (typeof content.getBoundingClientRect !== 'function') return 0;
  const { paddingLeft, paddingRight } = getComputedStyle(part);
  const room = part.getBoundingClientRect().width - parseFloat(paddingLeft) - parseFloat(paddingRight);
  const missing = content.getBoundingClientRect().width - room;
  return missing > 0.02 && missing < 1 ? 1 : 0;
}

/** Gives the cell under the pointer its whole text as a tooltip, as long as the column is too narrow for it. */
export function showCutText({ target }: MouseEvent): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td, th, [col-id][role]') : null;
  if (!cell) return;
  const isCut = [...cell.querySelectorAll('*')].some((part) => cutPixels(part) > 0);
  if (isCut) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}
