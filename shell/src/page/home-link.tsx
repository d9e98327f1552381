import { contributionStore, hrefTo, useSignedIn, useStore } from '@washcoat/platform-sdk';
import { LinkButton } from '@washcoat/ui';
import { registryState } from '../registry/registry-state';
import { startOf } from '../routing/place';

/** The path of the page the signed-in user starts at. */
export function useHomePath(): string {
  const signedIn = useSignedIn();
  const contributions = useStore(contributionStore);
  const { status } = useStore(registryState);
  return signedIn ? startOf(signedIn, { contributions, registry: status, width: window.innerWidth }) : '/';
}

/** The way back to where the user starts. */
export function HomeLink() {
  return (
    <LinkButton kind="main" {...hrefTo(useHomePath())}>
      Home
    </LinkButton>
  );
}
