import type { MouseEvent } from 'react';

const controls = 'a, button, input, select, textarea, label, summary, [contenteditable], [role="button"]';

/**
 * Whether a click means the row itself: not a control in it, not what pops up from one (React hands those clicks
 * on although they happen elsewhere in the document), and not the end of marking text with the pointer.
 */
export function isMeantForRow({ target, currentTarget }: MouseEvent): boolean {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false;
  const control = target.closest(controls);
  if (control !== null && currentTarget.contains(control)) return false;
  return window.getSelection()?.type !== 'Range';
}
