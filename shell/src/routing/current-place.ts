import { contributionStore, sessionStore, useLocation, useSignedIn, useStore } from '@washcoat/platform-sdk';
import { registryState } from '../registry/registry-state';
import { placeAt } from './place';
import type { Place } from './place';

/** What is to be shown at `path` as things stand, outside React. */
export function currentPlace(path: string): Place {
  return placeAt(path, {
    signedIn: sessionStore.current(),
    registry: registryState.get().status,
    contributions: contributionStore.get(),
    width: window.innerWidth,
  });
}

/** What is to be shown at the current address. */
export function usePlace(): Place {
  const { pathname } = useLocation();
  const signedIn = useSignedIn();
  const { status } = useStore(registryState);
  const contributions = useStore(contributionStore);
  return placeAt(pathname, { signedIn, registry: status, contributions, width: window.innerWidth });
}
