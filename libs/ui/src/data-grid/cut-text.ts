import type { MouseEvent } from 'react';

/** Pixels of the text of `part` that its dots stand for; what a finger may touch around it is no text. */
export function cutPixels(part: Element): number {
  const style = getComputedStyle(part);
  if (!part.textContent || style.textOverflow !== 'ellipsis') return 0;
  const missing = Math.max(0, part.scrollWidth - part.clientWidth);
  const content = document.createRange();
  content.selectNodeContents(part);
  if (typeof content.getBoundingClientRect !== 'function') return missing;
  const { paddingLeft, paddingRight, borderLeftWidth, borderRightWidth } = style;
  const around = [paddingLeft, paddingRight, borderLeftWidth, borderRightWidth];
  const room = around.reduce((rest, side) => rest - parseFloat(side), part.getBoundingClientRect().width);
  const text = content.getBoundingClientRect().width - room;
  // Dots come for a hundredth of a pixel as well, which widths in whole pixels do not tell.
  if (missing === 0) return text > 0.02 && text < 1 ? 1 : 0;
  return Math.max(0, Math.min(missing, Math.ceil(text - 0.02)));
}

let pointed: EventTarget | null = null;

/**
 * Gives the cell that the pointer moves to its whole text as a tooltip, as long as the column is too narrow for it. For
 * `onMouseMove`: rows that scroll past a pointer that rests come to be under it without, and measuring them would lay the
 * page out once more in each frame.
 */
export function showCutText({ target }: MouseEvent): void {
  if (target === pointed) return;
  pointed = target;
  const cell = target instanceof Element ? target.closest<HTMLElement>('td, th, [col-id][role]') : null;
  if (!cell) return;
  const isCut = [...cell.querySelectorAll('*')].some((part) => cutPixels(part) > 0);
  if (isCut) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}
