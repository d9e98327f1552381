import { externalStore } from '@washcoat/platform-sdk';

/** What lies over the page: the palette, the list of keys, or nothing. */
export type Overlay = 'palette' | 'keys' | null;

export const overlay = externalStore<Overlay>(null);

/** A palette that has not come by then leaves the keys to the page. */
const aheadForMs = 3_000;

/** What is typed while the palette is on its way; null when it takes the keys itself. */
let typedAhead: string | null = null;
let openedAt = 0;

/** Opens the palette. */
export function openPalette(): void {
  if (overlay.get() === 'palette') return;
  typedAhead = '';
  openedAt = Date.now();
  overlay.set('palette');
}

/** Closes whatever lies over the page. */
export function closeOverlay(): void {
  typedAhead = null;
  overlay.set(null);
}

/** Keeps a key that is meant for the palette before it is there; answers whether it was one. */
export function typeAhead({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (typedAhead === null || ctrlKey || metaKey || altKey || Date.now() - openedAt > aheadForMs) return false;
  if (key === 'Escape') {
    closeOverlay();
    return true;
  }
  if (key !== 'Backspace' && key.length !== 1) return false;
  typedAhead = key === 'Backspace' ? typedAhead.slice(0, -1) : typedAhead + key;
  return true;
}

/** Hands over what was typed ahead to the palette, which takes the keys from now on. */
export function takeTypedAhead(): string {
  const text = typedAhead ?? '';
  typedAhead = null;
  return text;
}
