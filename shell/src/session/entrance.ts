let hasEntered = false;

/** Somebody has just signed in: what they had the focus on is gone. */
export function noteEntrance(): void {
  hasEntered = true;
}

/** Whether somebody has just signed in and has the focus on nothing; asked once. */
export function takeEntrance(): boolean {
  const { activeElement } = document;
  // A page that was gone to may have it, which is not what somebody has just put it on.
  const isNow = hasEntered && (activeElement === document.body || activeElement?.id === 'outlet');
  hasEntered = false;
  return isNow;
}
