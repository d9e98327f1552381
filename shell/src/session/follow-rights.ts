import { liveStore, onLive, onRefusal } from '@washcoat/platform-sdk';
import { refreshLoginDetails } from './refresh-login-details';

/** How often an open page asks what its user may do, while nobody tells it. */
export const askEveryMs = 5_000;

function askIfSeen(): void {
  if (document.visibilityState === 'visible') void refreshLoginDetails();
}

/**
 * Keeps the rights of the user up to date without signing in again, and notices that the session was ended elsewhere:
 * told by the realtime connection, without it every few seconds while the page is seen, and at once when it comes into
 * view or a call was refused. Answers how to stop.
 */
export function followRights(): () => void {
  const timer = setInterval(() => liveStore.get() || askIfSeen(), askEveryMs);
  const stopLive = onLive('rights', () => void refreshLoginDetails());
  const stopRefusals = onRefusal(askIfSeen);
  document.addEventListener('visibilitychange', askIfSeen);
  window.addEventListener('focus', askIfSeen);
  return () => {
    clearInterval(timer);
    stopLive();
    stopRefusals();
    document.removeEventListener('visibilitychange', askIfSeen);
    window.removeEventListener('focus', askIfSeen);
  };
}
