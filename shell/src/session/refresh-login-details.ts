import { sessionSnapshot, sessionStore } from '@washcoat/platform-sdk';
import { shellApi, shellStore } from './shell.api';

let running: Promise<void> | undefined;
let isAskedAgain = false;

async function ask(): Promise<void> {
  const { data } = await shellStore.dispatch(
    shellApi.endpoints.loginDetails.initiate({}, { forceRefetch: true, subscribe: false }),
  );
  if (data) sessionStore.update(data);
}

async function askUntilTold(): Promise<void> {
  do {
    isAskedAgain = false;
    await ask();
  } while (isAskedAgain && sessionSnapshot());
}

/**
 * Takes over login details that changed since the sign-in; a session that has ended signs out. Asked again while an
 * answer is on its way, it asks once more, because that answer may be older than the reason to ask.
 */
export function refreshLoginDetails(): Promise<void> {
  if (!sessionSnapshot()) return Promise.resolve();
  isAskedAgain = running !== undefined;
  running ??= askUntilTold().finally(() => {
    running = undefined;
  });
  return running;
}
