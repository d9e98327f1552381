import { useLayoutEffect } from 'react';
import type { FocusEvent, RefObject } from 'react';
import { changedGroups, groupsOf, settleTabStops } from './tab-stops';

/**
 * Keeps one tab stop in a table body or a header row, whatever is drawn inside. The answer belongs on the
 * element as `onFocus`. React draws every group with `tabIndex={-1}` and never touches the number again.
 */
export function useTabStops(ref: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  useLayoutEffect(() => {
    const container = ref.current;
    if (!container) return undefined;
    settleTabStops(container);
    const observer = new MutationObserver((records) =>
      settleTabStops(container, undefined, changedGroups(container, records)),
    );
    observer.observe(container, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [ref]);
  return ({ currentTarget, target }) => {
    const group = groupsOf(currentTarget).find((one) => one.contains(target));
    if (group) settleTabStops(currentTarget, group);
  };
}
