import { useEffect } from 'react';
import { navigate, useLocation } from '@washcoat/platform-sdk';
import { toast } from '@washcoat/ui';

/**
 * Goes elsewhere in place of the current address; says so when the page was not the user's to open. The router follows
 * the address a moment later: a redirect of a page that was left meanwhile is void.
 */
export function Redirect({ to, isDenied }: { to: string; isDenied: boolean }) {
  const { pathname } = useLocation();
  useEffect(() => {
    if (window.location.pathname !== pathname) return;
    if (isDenied) toast.error('That page is not open to you');
    navigate(to, { replace: true });
  }, [to, isDenied, pathname]);
  return null;
}
