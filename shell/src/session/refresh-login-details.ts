import { sessionSnapshot, sessionStore } from '@washcoat/platform-sdk';
import { shellApi, shellStore } from './shell.api';

/** Takes over login details that changed since the sign-in; a session that has ended signs out. */
export async function refreshLoginDetails(): Promise<void> {
  if (!sessionSnapshot()) return;
  const { data } = await shellStore.dispatch(
    shellApi.endpoints.loginDetails.initiate({}, { forceRefetch: true, subscribe: false }),
  );
  if (data) sessionStore.update(data);
}
