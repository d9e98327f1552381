/** What the address of a completed order carries in its history entry when it is opened to be corrected. */
export interface AmendingState {
  amends: true;
  /** Why it is corrected. */
  reason: string;
  /** Where Back leads. */
  from: string;
}

/** Why somebody came to correct the order, after having said yes to it; null for who came to look at it. */
export function reasonToAmend(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('amends' in state) || state.amends !== true)
    return null;
  return 'reason' in state && typeof state.reason === 'string' ? state.reason : '';
}
