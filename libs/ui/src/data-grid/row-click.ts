import type { MouseEvent } from 'react';

const controls = 'a, button, input, select, textarea, label, summary, [contenteditable], [role="button"]';

/** Whether `target` is, or lies in, a control within `place`. */
export function isControlIn(target: Element, place: Element): boolean {
  const control = target.closest(controls);
  return control !== null && place.contains(control);
}

/**
 * Whether a click means the row itself: not a control in it, not what pops up from one (React hands those clicks
 * on although they happen elsewhere in the document), and not the end of marking text with the pointer.
 */
export function isMeantForRow({ target, currentTarget }: MouseEvent): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  if (isControlIn(target, currentTarget)) return false;
  return window.getSelection()?.type !== 'Range';
}
