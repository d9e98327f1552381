import { useEffectEvent, useLayoutEffect } from 'react';

const inCells = ':is(a[href], button, input, select, textarea, summary, [tabindex="0"])';
const settledMs = 80;

function park(place: HTMLElement): void {
  for (const control of place.querySelectorAll<HTMLElement>(`[col-id] ${inCells}`)) {
    if (control.tabIndex >= 0) control.tabIndex = -1;
  }
}

/**
 * Follows what the grid draws, which it does when it has time: takes what stands in cells and headers out of the order of
 * Tab (the grid is one stop, Enter reaches into a cell), and tells `onDrawn` once nothing more came for a while.
 */
export function useDrawnCells(place: HTMLElement | null, onDrawn: () => void): void {
  const settle = useEffectEvent(onDrawn);
  useLayoutEffect(() => {
    if (!place) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const see = () => {
      park(place);
      clearTimeout(timer);
      timer = setTimeout(() => settle(), settledMs);
    };
    see();
    const observer = new MutationObserver(see);
    observer.observe(place, { childList: true, subtree: true, attributes: true, attributeFilter: ['style'] });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [place]);
}
