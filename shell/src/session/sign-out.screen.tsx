import { useEffect } from 'react';
import { signOut, useLocation, type SignOutReason } from '@washcoat/platform-sdk';
import { shellApi, shellStore } from './shell.api';

const waitAtMostMs = 3_000;

async function leave(reason: SignOutReason): Promise<void> {
  const answered = shellStore.dispatch(shellApi.endpoints.endSession.initiate({}));
  const late = new Promise((resolve) => setTimeout(resolve, waitAtMostMs));
  await Promise.race([answered, late]);
  signOut(reason);
}

/**
 * `/logout`: ends the session on the server and here. Whatever the server answers, this browser signs out.
 * `?registered=1` comes from the account form, and the sign-in then speaks of the mailed link.
 */
export function SignOutScreen() {
  const hasRegistered = new URLSearchParams(useLocation().search).has('registered');
  useEffect(() => {
    void leave(hasRegistered ? 'registered' : 'asked');
  }, [hasRegistered]);
  return <p role="status">Signing out</p>;
}
