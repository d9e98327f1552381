import { reportIncident } from '@washcoat/platform-sdk';
import { addErrorHandler } from 'single-spa';
import { registryState } from '../registry/registry-state';
import { MisfitRemote } from './offered-parts';
import { setRemoteStatus } from './remote-status';

/** Gives every remote that does not load or mount an incident number and shows it as failed. */
export function watchFailures(): void {
  addErrorHandler((error) => {
    const name = error.appOrParcelName;
    const version = registryState.get().remotes.find((remote) => remote.name === name)?.version;
    const { id: incidentId } = reportIncident(name, version, error);
    const reason = error instanceof MisfitRemote ? error.reason : undefined;
    setRemoteStatus(name, { is: 'failed', incidentId, reason });
  });
}
