/** What the address of a completed order carries in its history entry when it is opened to be amended. */
export interface AmendingState {
  amends: true;
  /** Where Back leads. */
  from: string;
}

/** Whether somebody came to amend the order, and has said yes to it. */
export function comesToAmend(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'amends' in state && state.amends === true;
}
