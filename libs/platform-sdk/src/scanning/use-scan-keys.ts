import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { isOnPage } from '../keys/on-page';
import { takesKey } from './scan-machine';
import type { Scanner } from './scan-runner';

const overlaySelector = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const typingSelector = 'input, textarea, select, [contenteditable="true"]';
const pressedSelector = 'button, a[href]';

export interface ScanKeys<T, R> {
  /** What a hand scanner types into. */
  line: RefObject<HTMLInputElement | null>;
  scanner: Pick<Scanner<T, R>, 'store' | 'send'>;
  /** Keys of the page beside those of the line. */
  others: Readonly<Record<string, () => void>>;
  /** Whether the page has more for the keyboard than the line: the focus then stays where it is put. */
  sharesPage?: boolean;
}

/** The codes of a text that was pasted as several lines; null for one line, which is pasted as anywhere. */
export function pastedCodes(text: string): string[] | null {
  return /[\r\n]/.test(text) ? text.split(/[\r\n]+/).filter((code) => code.trim() !== '') : null;
}

/** Whether the key acts on the element that has the focus rather than on the line. */
function isForElement({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.matches(typingSelector) || ((key === 'Enter' || key === ' ') && target.matches(pressedSelector))
  );
}

/** Some scanners send the line feed after a return as Ctrl J. */
function isLineFeed({ key, ctrlKey }: KeyboardEvent): boolean {
  return ctrlKey && key.toLowerCase() === 'j';
}

/**
 * The keys of a scanner, wherever on the page the focus is: what is typed goes into the line, so that a hand scanner is
 * always heard. The focus returns there from whatever can be neither pressed nor typed into, unless the page is shared.
 * Nothing happens while a dialog is open. A key that is held down acts once.
 */
export function useScanKeys<T, R>({ line, scanner, others, sharesPage = false }: ScanKeys<T, R>): void {
  const { store, send } = scanner;
  const actOn = (event: KeyboardEvent): (() => void) | undefined => {
    const { key, ctrlKey, metaKey, repeat } = event;
    const once = (act: () => void) => (repeat ? () => undefined : act);
    if (isLineFeed(event)) return once(() => send({ is: 'enter' }));
    if (ctrlKey || metaKey)
      return key.toLowerCase() === 'z' && takesKey(store.get(), 'undo')
        ? once(() => send({ is: 'undo' }))
        : undefined;
    if (key === 'Enter') return once(() => send({ is: 'enter' }));
    if (key === '+' && takesKey(store.get(), 'plus')) return once(() => send({ is: 'plus' }));
    if (key === '*' && takesKey(store.get(), 'star')) return once(() => send({ is: 'star' }));
    return others[key];
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || document.querySelector(overlaySelector)) return;
    const isInLine = event.target === line.current;
    if (!isInLine && isForElement(event)) return;
    const isElsewhere = sharesPage && !isInLine && !isOnPage(event.target);
    if (isElsewhere && (event.key.length > 1 || event.ctrlKey || event.metaKey)) return;
    const act = actOn(event);
    if (!isInLine && (act || event.key.length === 1) && !event.ctrlKey && !event.metaKey)
      line.current?.focus();
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    const takeBack = ({ target }: FocusEvent) => {
      const isForLine = target instanceof Element && !target.matches(`${typingSelector}, ${pressedSelector}`);
      if (isForLine && !document.querySelector(overlaySelector)) line.current?.focus();
    };
    document.addEventListener('keydown', listen);
    if (!sharesPage) document.addEventListener('focusin', takeBack);
    return () => {
      document.removeEventListener('keydown', listen);
      document.removeEventListener('focusin', takeBack);
    };
  }, [line, sharesPage]);
}
