import { reportSkipped, whenIdle } from '@washcoat/platform-sdk';
import { registryState } from '../registry/registry-state';
import { remoteStatus } from '../remotes/remote-status';
import type { KeepRequest } from '../service-worker/keep-request';
import { isSavingData, untilIdle } from './idle';

function loadedPaths(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname);
}

function keepRequest(): KeepRequest {
  const { remotes } = registryState.get();
  return { type: 'keep', loaded: loadedPaths(), remotes, isSavingData: isSavingData() };
}

async function askWorker(): Promise<void> {
  await whenIdle();
  await untilIdle();
  try {
    await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(keepRequest());
  } catch (error) {
    reportSkipped('keeping pages for when there is no connection', String(error));
  }
}

/**
 * Has the service worker keep the code of this page, so that it opens without a connection too. It begins when a remote
 * is here and the page has got quiet, so that it takes nothing from the first load, and again with each further remote.
 * Browsers know service workers only over https and on the machine itself.
 */
export function keepCode(): void {
  if (!('serviceWorker' in navigator)) return;
  let asking: Promise<void> | undefined;
  remoteStatus.subscribe(() => {
    const isHere = Object.values(remoteStatus.get()).some(({ is }) => is === 'ready');
    if (isHere)
      asking ??= askWorker().finally(() => {
        asking = undefined;
      });
  });
}
