import { FailedPart, Page } from '@washcoat/ui';
import { refreshRegistry } from '../registry/refresh-registry';
import { registryState } from '../registry/registry-state';

function tryAgain(): void {
  registryState.set({ ...registryState.get(), status: 'waiting' });
  void refreshRegistry();
}

/** The list of pages could not be read, so that no page can be opened. */
export function RegistryFailed() {
  return (
    <Page>
      <FailedPart
        title="The pages did not load"
        detail="Nothing is lost. The connection may be down; try again in a moment."
        onRetry={tryAgain}
      />
    </Page>
  );
}
