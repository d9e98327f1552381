import { reportSkipped, whenIdle } from '@washcoat/platform-sdk';
import { remoteStatus } from '../remotes/remote-status';
import { isSavingData, untilIdle, untilOnline } from './idle';

/**
 * Fetches the code of the work grid when the first remote is here and nothing else is on its way, so that the first work
 * list finds it there and no first page waits for it. A connection that drops on the way puts it off until it is back.
 */
export function warmGrid(): void {
  const stop = remoteStatus.subscribe(() => {
    if (!Object.values(remoteStatus.get()).some(({ is }) => is === 'ready')) return;
    stop();
    void warm();
  });
}

async function warm(): Promise<void> {
  await untilOnline();
  await whenIdle();
  await untilIdle();
  if (isSavingData()) return;
  try {
    const { loadGridCode } = await import('@washcoat/ui/work-grid');
    await loadGridCode();
  } catch (error) {
    if (!navigator.onLine) return warm();
    reportSkipped('fetching the work grid beforehand', String(error));
  }
}
