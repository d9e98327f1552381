import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import type { Scan } from './use-scan';

const overlaySelector = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const typingSelector = 'input, textarea, select, [contenteditable="true"]';
const pressedSelector = 'button, a[href]';

export interface ScanKeys {
  line: RefObject<HTMLInputElement | null>;
  scan: Scan;
  onLeave: () => void;
}

/** Whether the key acts on the element that has the focus rather than on the line. */
function isForElement({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.matches(typingSelector) || ((key === 'Enter' || key === ' ') && target.matches(pressedSelector))
  );
}

/**
 * The keys of the scanner mode, wherever on the page the focus is: what is typed goes into the line, so that a hand
 * scanner is always heard. The focus returns there from whatever can be neither pressed nor typed into. Nothing happens
 * while a dialog is open.
 */
export function useScanKeys({ line, scan, onLeave }: ScanKeys): void {
  const actOn = ({ key, ctrlKey, metaKey }: KeyboardEvent): (() => void) | undefined => {
    const isEmpty = scan.line === '' || scan.isPointing;
    const last = scan.additions[0];
    if (ctrlKey || metaKey)
      return key.toLowerCase() === 'z' && scan.line === '' && last ? () => void scan.undo(last) : undefined;
    if (key === 'Escape') return onLeave;
    if (key === 'F2') return scan.explain;
    if (key === 'Enter') return scan.enter;
    if (key === '+' && isEmpty) return scan.add;
    const { typedQuantity } = scan;
    if (key === '*' && typedQuantity !== null) return () => scan.takeQuantity(typedQuantity);
    return undefined;
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || document.querySelector(overlaySelector)) return;
    const isInLine = event.target === line.current;
    if (!isInLine && isForElement(event)) return;
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
    document.addEventListener('focusin', takeBack);
    return () => {
      document.removeEventListener('keydown', listen);
      document.removeEventListener('focusin', takeBack);
    };
  }, [line]);
}
