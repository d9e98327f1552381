import { isOnPage } from '@washcoat/platform-sdk';

/** The first page after signing in is there by then; a later one is another matter. */
const ENTRANCE_MS = 10_000;
let enteredUntil = 0;

/** Somebody has just signed in: what they had the focus on is gone. */
export function noteEntrance(): void {
  enteredUntil = performance.now() + ENTRANCE_MS;
}

/** Whether somebody has just signed in and has the focus on nothing; asked once. */
export function takeEntrance(): boolean {
  const isNow = performance.now() < enteredUntil && isOnPage(document.activeElement);
  enteredUntil = 0;
  return isNow;
}
