import { contributionStore, navigate, sessionStore } from '@washcoat/platform-sdk';
import type { SignedIn } from '@washcoat/platform-sdk';
import { toast } from '@washcoat/ui';
import { refreshRegistry } from '../registry/refresh-registry';
import { registryState } from '../registry/registry-state';
import { noteEntrance } from '../session/entrance';
import { takeWanted } from '../session/wanted-place';
import { isTheirs, startOf } from '../routing/place';

/**
 * Begins the session: reads what this user is offered, keeps the login details and opens the start page (AUTH-015,
 * AUTH-016). A page whose link led here, as that of a letter, is offered there when it is theirs to open.
 */
export async function enter(signedIn: SignedIn): Promise<void> {
  await refreshRegistry(signedIn.token);
  const surroundings = {
    contributions: contributionStore.get(),
    registry: registryState.get().status,
    width: window.innerWidth,
  };
  const start = startOf(signedIn, surroundings);
  const wanted = takeWanted();
  sessionStore.save(signedIn);
  noteEntrance();
  navigate(start, { replace: true });
  if (wanted && wanted !== start && !signedIn.isNewUser && isTheirs(wanted, signedIn, surroundings))
    toast.news('Another page was opened before signing in', {
      action: { label: 'Go there', onPress: () => navigate(wanted) },
    });
}
