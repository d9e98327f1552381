import type { Session } from '@washcoat/platform-sdk';
import { breakpoints } from '@washcoat/ui';

/** Where a user is sent who opens the sign-in page although signed in. */
export const overviewPage = '/dashboard';

const selfRegistered = 2;

export interface StartConditions {
  session: Pick<Session, 'isNewUser' | 'hierarchy'>;
  /** The width of the window in pixels. */
  width: number;
  /** Whether the user may open the page at a path. */
  mayOpen: (path: string) => boolean;
}

/**
 * The page a user starts at after signing in: new users finish their registration (a self-registering customer, who
 * is of hierarchy 2, at `/new-user/1`), small screens go to the open carts, all others identify converters.
 */
export function startPage({ session, width, mayOpen }: StartConditions): string {
  if (session.isNewUser) return session.hierarchy === selfRegistered ? '/new-user/1' : '/new-user';
  if (width < breakpoints.phone && mayOpen('/loads/active-load')) return '/loads/active-load';
  return '/converters/identify';
}
