import { allows } from '@washcoat/contract-kernel';
import type { Access } from '@washcoat/contract-kernel';
import type { Session, SignedIn } from '@washcoat/contract-entities';
import { useSyncExternalStore } from 'react';
import { sessionStore } from './session-store';

/** The login details of the signed-in user. Throws where nobody has signed in, such as on the sign-in page. */
export function useSession(): Session {
  const session = useSyncExternalStore(
    sessionStore.subscribe,
    sessionStore.lastKnown,
    sessionStore.lastKnown,
  );
  if (!session) throw new Error('Nobody is signed in');
  return session;
}

/** The signed-in user with the token, or null. For screens that are also shown to nobody. */
export function useSignedIn(): SignedIn | null {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.current, sessionStore.current);
}

/** Whether the signed-in user is let in by `access`. Hides what may not be used; the server decides again. */
export function useAllowed(access: Access): boolean {
  return allows(access, useSignedIn());
}

/** The company of who is signed in; null before there is one. Every root of the page follows the same value. */
export function useSelfCompanyId(): string | null {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.selfCompanyId, sessionStore.selfCompanyId);
}

/** The login details outside React, or null when nobody is signed in. */
export function sessionSnapshot(): Session | null {
  return sessionStore.current();
}
