import { useEffect } from 'react';

/**
 * Going to another page, or Back and Forward, close what lies over the page. They are followed as they happen: the
 * router draws a page later than its address changes, and by then the same thing may have been opened anew. A screen
 * that corrects its own address is no leaving; signing out is. `close` must be the same function each time.
 */
export function useClosedByNavigation(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return;
    const { pathname } = window.location;
    const follow = ({ isTrusted }: PopStateEvent) => {
      if (isTrusted || window.location.pathname !== pathname) close();
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [isOpen, close]);
  useEffect(() => close, [close]);
}
