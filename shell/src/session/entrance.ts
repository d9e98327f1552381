let hasEntered = false;

/** Somebody has just signed in: what they had the focus on is gone. */
export function noteEntrance(): void {
  hasEntered = true;
}

/** Whether somebody has just signed in and has the focus on nothing; asked once. */
export function takeEntrance(): boolean {
  const isNow = hasEntered && document.activeElement === document.body;
  hasEntered = false;
  return isNow;
}
