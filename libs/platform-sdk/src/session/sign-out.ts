import { pageLoad } from '../navigation/page-load';
import { sessionKey, sessionStore } from './session-store';

/**
 * `asked`: the user left. `expired`: the server no longer takes the token. `registered`: the account form is saved, and
 * the address has to be confirmed by the link in the mail.
 */
const reasons = ['asked', 'expired', 'registered'] as const;
export type SignOutReason = (typeof reasons)[number];

const reasonKey = 'washcoat.signed-out';

/**
 * Forgets the session and returns to `/` by a page load, so that nothing of the user stays in the memory of any remote.
 * Other tabs follow.
 */
export function signOut(reason: SignOutReason = 'asked'): void {
  sessionStore.clear();
  sessionStorage.setItem(reasonKey, reason);
  pageLoad.to('/');
}

/**
 * Why this tab was signed out; null when it was not, and in the page that is being left, which may draw the sign-in for
 * a moment before the next one does.
 */
export function signOutReason(): SignOutReason | null {
  if (pageLoad.isLeaving()) return null;
  const reason = sessionStorage.getItem(reasonKey);
  return reasons.find((known) => known === reason) ?? null;
}

/** Forgets it once it is shown; not while drawing, because what is drawn may be thrown away and drawn again. */
export function forgetSignOutReason(): void {
  if (!pageLoad.isLeaving()) sessionStorage.removeItem(reasonKey);
}

/** Follows sign-ins and sign-outs of other tabs; answers how to stop. */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== sessionKey && event.key !== null) return;
    const before = sessionStore.current();
    sessionStore.reload();
    if (before && before.userId !== sessionStore.current()?.userId) pageLoad.to('/');
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
