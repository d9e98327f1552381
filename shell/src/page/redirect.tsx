import { useEffect } from 'react';
import { navigate, useLocation } from '@washcoat/platform-sdk';
import { toast } from '@washcoat/ui';
import { rememberWanted } from '../session/wanted-place';
import type { RedirectCause } from '../routing/place';

/**
 * Goes elsewhere in place of the current address; says so when the page was not the user's to open, and remembers it for
 * after signing in where nobody is signed in. Another spelling of the same page keeps the query. The router follows the
 * address a moment later: a redirect of a page that was left meanwhile is void.
 */
export function Redirect({ to, cause }: { to: string; cause: RedirectCause }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (window.location.pathname !== pathname) return;
    if (cause === 'signed-out') rememberWanted(window.location);
    if (cause === 'denied') toast.error('That page is not open to you');
    navigate(cause === 'spelling' ? to + search : to, { replace: true });
  }, [to, cause, pathname, search]);
  return null;
}
