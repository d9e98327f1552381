/** Whether a key was pressed on the page itself and on nothing of it, whether or not the page was given the focus. */
export function isOnPage(target: EventTarget | null): boolean {
  return target === document.body || (target instanceof Element && target.id === 'outlet');
}
