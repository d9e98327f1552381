import type { MouseEvent } from 'react';
import { leaveFor } from '../unsaved-changes/leave-guard';

export interface NavigateOptions {
  /** Takes the place of the current entry of the history. */
  replace?: boolean;
  /** What the page that is opened finds as the state of its location. */
  state?: unknown;
}

/** The form in which the routers of the page keep the state of a location. */
const entryWith = (state: unknown) => (state === undefined ? null : { usr: state });

function follow(): void {
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
}

/**
 * Goes to `to` (a path with optional query) without a page load; every router of the page follows. Asks first when
 * something typed would be lost; a redirect (`replace`) never asks.
 */
export function navigate(to: string, { replace = false, state }: NavigateOptions = {}): void {
  if (replace) {
    window.history.replaceState(entryWith(state), '', to);
    follow();
    return;
  }
  leaveFor(new URL(to, window.location.href), () => {
    window.history.pushState(entryWith(state), '', to);
    follow();
  });
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
export function hrefTo(to: string, options?: Pick<NavigateOptions, 'state'>): LinkTarget {
  return {
    href: to,
    onClick(event) {
      if (event.defaultPrevented || opensElsewhere(event)) return;
      event.preventDefault();
      navigate(to, options);
    },
  };
}
