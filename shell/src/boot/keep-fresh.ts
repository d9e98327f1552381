import { refreshRegistry } from '../registry/refresh-registry';

const atMostEveryMs = 60_000;

/** Asks again what is released when the tab comes back into view. */
export function keepFresh(): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < atMostEveryMs) return;
    last = Date.now();
    void refreshRegistry();
  });
}
