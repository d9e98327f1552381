const prefix = 'washcoat.kept.';
/** The length of a moment as `toISOString` writes it; every kept text begins with one. */
const MOMENT = 24;

function keysOf(start: string): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(start));
}

/** A text that is kept in the browser. */
export interface CachedText {
  key: string;
  /** When it was kept, as ISO text. */
  at: string;
  text: string;
}

/** What is kept under keys that begin with `start`, the newest first. */
export function cachedTexts(start: string): CachedText[] {
  return keysOf(prefix + start)
    .map((key) => {
      const value = localStorage.getItem(key) ?? '';
      return { key: key.slice(prefix.length), at: value.slice(0, MOMENT), text: value.slice(MOMENT) };
    })
    .sort((one, other) => (one.at < other.at ? 1 : -1));
}

/** Keeps a text; false when the browser has no room for it. */
export function cacheText({ key, at, text }: CachedText): boolean {
  try {
    localStorage.setItem(prefix + key, at + text);
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

/** Forgets one text. */
export function forgetCachedText(key: string): void {
  localStorage.removeItem(prefix + key);
}

/** Forgets everything that was kept in this browser, whoever it was for. */
export function forgetOfflineCache(): void {
  for (const key of keysOf(prefix)) localStorage.removeItem(key);
}
