import { useLocation } from '@washcoat/platform-sdk';
import { useEffect, useRef } from 'react';

/** A page may be drawn late, and a dialog that led to it closes a moment after the address has changed. */
const LOOKS_MS = [50, 400, 1_000];

/**
 * Gives the focus to a page that was gone to and has taken it nowhere: what was pressed is gone with the page before,
 * and the next Tab would begin above the menu. The page of the first address leaves it where the browser has it.
 */
export function useFocusOfPages(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const looks = LOOKS_MS.map((ms) => setTimeout(focusPage, ms));
    return () => looks.forEach(clearTimeout);
  }, [pathname]);
}

function focusPage(): void {
  if (document.activeElement === document.body)
    document.getElementById('outlet')?.focus({ preventScroll: true });
}
