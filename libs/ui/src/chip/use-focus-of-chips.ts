import { useEffect, useRef, type RefObject } from 'react';

/** What opens from a chip stands elsewhere in the page. */
const opened = '[role="menu"], [role="listbox"], [role="dialog"]';
const clears = '[data-clears]';
/** Menus give the focus back a moment after they have closed. */
const AFTER_MENUS_MS = 50;

/**
 * Keeps the focus in a bar of chips: one that is set, taken away or cleared makes room for another, which gets it. Who
 * goes on elsewhere is left alone.
 */
export function useFocusOfChips(bar: RefObject<HTMLElement | null>): void {
  const last = useRef(-1);
  const wasClearing = useRef(false);
  useEffect(() => {
    const chips = () => [...(bar.current?.querySelectorAll('button') ?? [])];
    const note = ({ target }: Event) => {
      if (!(target instanceof Element) || target.closest(opened)) return;
      last.current = chips().findIndex((chip) => chip.contains(target));
      wasClearing.current = target.closest(clears) !== null;
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
      const next = chips[Math.min(last.current, chips.length - 1)];
      // Where the last chip was taken away, another Enter must not clear all of them.
      const isClearing = next?.matches(clears) && !wasClearing.current;
      (isClearing ? (chips.at(-2) ?? next) : next)?.focus();
    }, AFTER_MENUS_MS);
    return () => clearTimeout(timer);
  });
}
