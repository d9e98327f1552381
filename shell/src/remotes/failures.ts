import { reportIncident } from '@washcoat/platform-sdk';
import { addErrorHandler } from 'single-spa';
import { registryState } from '../registry/registry-state';
import { setRemoteStatus } from './remote-status';

/** Gives every remote that does not load or mount an incident number and shows it as failed. */
export function watchFailures(): void {
  addErrorHandler((error) => {
    const name = error.appOrParcelName;
    const version = registryState.get().remotes.find((remote) => remote.name === name)?.version;
    setRemoteStatus(name, { is: 'failed', incidentId: reportIncident(name, version, error).id });
  });
}
