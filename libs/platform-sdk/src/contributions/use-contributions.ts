import { useMemo } from 'react';
import { useSignedIn } from '../session/use-session';
import { useStore } from '../store/external-store';
import { contributionStore, isOffered } from './contribution-store';
import type { RegisteredSlot } from './contribution-store';

/** The tabs, panels and actions that remotes put into the slot `slotId` for this user, in their order. */
export function useContributions(slotId: string): readonly RegisteredSlot[] {
  const { slots } = useStore(contributionStore);
  const signedIn = useSignedIn();
  return useMemo(
    () =>
      slots
        .filter((slot) => slot.slot === slotId && isOffered(slot, signedIn))
        .sort((one, other) => one.order - other.order),
    [slots, slotId, signedIn],
  );
}
