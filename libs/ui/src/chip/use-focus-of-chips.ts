import { useEffect, useRef, type RefObject } from 'react';

/** What opens from a chip stands elsewhere in the page. */
const opened = '[role="menu"], [role="listbox"], [role="dialog"]';
/** Menus give the focus back a moment after they have closed. */
const AFTER_MENUS_MS = 50;

/**
 * Keeps the focus in a bar of chips: one that is set, taken away or cleared makes room for another, which gets it. Who
 * goes on elsewhere is left alone.
 */
export function useFocusOfChips(bar: RefObject<HTMLElement | null>): void {
  const last = useRef(-1);
  useEffect(() => {
    const chips = () => [...(bar.current?.querySelectorAll('button') ?? [])];
    const note = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest(opened)) return;
      last.current = chips().findIndex((chip) => chip.contains(target));
    };
    document.addEventListener('focusin', note);
    document.addEventListener('pointerdown', note);
    return () => {
      document.removeEventListener('focusin', note);
      document.removeEventListener('pointerdown', note);
    };
  }, [bar]);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (last.current < 0 || document.activeElement !== document.body) return;
      const chips = [...(bar.current?.querySelectorAll('button') ?? [])];
      chips[Math.min(last.current, chips.length - 1)]?.focus();
    }, AFTER_MENUS_MS);
    return () => clearTimeout(timer);
  });
}
