import { unloadApplication } from 'single-spa';
import { refreshRegistry } from '../registry/refresh-registry';
import { setRemoteStatus } from './remote-status';

/** Loads a remote again that has failed, in the version that is released now. */
export async function tryAgain(name: string): Promise<void> {
  setRemoteStatus(name, { is: 'loading' });
  await refreshRegistry();
  await unloadApplication(name);
}
