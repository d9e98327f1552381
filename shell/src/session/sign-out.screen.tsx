import { useEffect } from 'react';
import { signOut } from '@washcoat/platform-sdk';
import { shellApi, shellStore } from './shell.api';

const waitAtMostMs = 3_000;

async function leave(): Promise<void> {
  const answered = shellStore.dispatch(shellApi.endpoints.endSession.initiate({}));
  const late = new Promise((resolve) => setTimeout(resolve, waitAtMostMs));
  await Promise.race([answered, late]);
  signOut();
}

/** `/logout`: ends the session on the server and here. Whatever the server answers, this browser signs out. */
export function SignOutScreen() {
  useEffect(() => {
    void leave();
  }, []);
  return <p role="status">Signing out</p>;
}
