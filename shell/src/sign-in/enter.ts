import { contributionStore, navigate, sessionStore } from '@washcoat/platform-sdk';
import type { SignedIn } from '@washcoat/platform-sdk';
import { refreshRegistry } from '../registry/refresh-registry';
import { registryState } from '../registry/registry-state';
import { noteEntrance } from '../session/entrance';
import { startOf } from '../routing/place';

/** Begins the session: reads what this user is offered, keeps the login details and opens the start page. */
export async function enter(signedIn: SignedIn): Promise<void> {
  await refreshRegistry(signedIn.token);
  const start = startOf(signedIn, {
    contributions: contributionStore.get(),
    registry: registryState.get().status,
    width: window.innerWidth,
  });
  sessionStore.save(signedIn);
  noteEntrance();
  navigate(start, { replace: true });
}
