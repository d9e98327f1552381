import { useEffect, useRef } from 'react';
import type { Place } from '../routing/place';

/** A page may be drawn late, and a dialog that led to it closes a moment after the address has changed. */
const LOOKS_MS = [50, 400, 1_000];

/**
 * Gives the focus to a page that was gone to and has taken it nowhere: what was pressed is gone with the page before,
 * and the next Tab would begin above the menu. The page of the first address leaves it where the browser has it, and so
 * does a page that changes its own address, as filters do.
 */
export function useFocusOfPages(place: Place): void {
  const page = pageOf(place);
  const shown = useRef(page);
  useEffect(() => {
    if (page === undefined || shown.current === page) return;
    const isFirst = shown.current === undefined;
    shown.current = page;
    if (isFirst) return;
    const looks = LOOKS_MS.map((ms) => setTimeout(look, ms));
    const stop = () => looks.forEach(clearTimeout);
    function look() {
      focusPage();
      if (document.getElementById('outlet')?.contains(document.activeElement)) stop();
    }
    return stop;
  }, [page]);
}

/** Puts the focus on the page where it lies on nothing. */
export function focusPage(): void {
  if (document.activeElement === document.body)
    document.getElementById('outlet')?.focus({ preventScroll: true });
}

/** What tells a page from the next; undefined on the way to one. */
function pageOf(place: Place): string | undefined {
  switch (place.kind) {
    case 'redirect':
    case 'waiting':
      return undefined;
    case 'own':
      return place.page;
    case 'page':
    case 'under-construction':
      return place.page.path;
    default:
      return place.kind;
  }
}
