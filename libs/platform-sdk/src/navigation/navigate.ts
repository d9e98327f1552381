import type { MouseEvent } from 'react';

export interface NavigateOptions {
  /** Takes the place of the current entry of the history. */
  replace?: boolean;
}

/** Goes to `to` (a path with optional query) without a page load; every router of the page follows. */
export function navigate(to: string, { replace = false }: NavigateOptions = {}): void {
  if (replace) window.history.replaceState(null, '', to);
  else window.history.pushState(null, '', to);
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
}

function opensElsewhere(event: MouseEvent<HTMLElement>): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** What a link needs to stay inside the page. */
export interface LinkTarget {
  href: string;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * Properties for `<a>` and `LinkButton`: a real address, and plain clicks stay inside the page. Clicks with a key held
 * still open a tab or a window.
 */
export function hrefTo(to: string): LinkTarget {
  return {
    href: to,
    onClick(event) {
      if (event.defaultPrevented || opensElsewhere(event)) return;
      event.preventDefault();
      navigate(to);
    },
  };
}
