import { useEffect } from 'react';
import { closeOverlay, openPalette, overlay, typeAhead } from '../palette/palette-store';
import { isTyping } from './is-typing';

function isOverlaid(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}

function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k';
}

function isKeysKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  return key === '?' && !ctrlKey && !metaKey && !altKey && !isTyping(target) && !isOverlaid();
}

function press(event: KeyboardEvent): void {
  if (isPaletteKey(event)) {
    if (overlay.get() === 'palette') closeOverlay();
    else openPalette();
  } else if (!typeAhead(event)) {
    if (!isKeysKey(event)) return;
    overlay.set('keys');
  }
  event.preventDefault();
  event.stopPropagation();
}

/** Ctrl K (⌘ K) opens and closes the palette anywhere; `?` lists the keys where it is no text. */
export function useOverlayKeys(): void {
  useEffect(() => {
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, []);
}
