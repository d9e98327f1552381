import { contributionStore, navigate, sessionStore } from '@washcoat/platform-sdk';
import type { SignedIn } from '@washcoat/platform-sdk';
import { refreshRegistry } from '../registry/refresh-registry';
import { registryState } from '../registry/registry-state';
import { noteEntrance } from '../session/entrance';
import { takeWanted } from '../session/wanted-place';
import { placeToEnter } from '../routing/place';

/**
 * Begins the session: reads what this user is offered, keeps the login details and opens the start page, or the page
 * whose link led here.
 */
export async function enter(signedIn: SignedIn): Promise<void> {
  await refreshRegistry(signedIn.token);
  const start = placeToEnter(takeWanted(), signedIn, {
    contributions: contributionStore.get(),
    registry: registryState.get().status,
    width: window.innerWidth,
  });
  sessionStore.save(signedIn);
  noteEntrance();
  navigate(start, { replace: true });
}
