import { sessionSnapshot, sessionStore } from '@washcoat/platform-sdk';

/** Under this name the filters of the cost sheet and of the invoices are kept: a user and a query string. */
const storageKey = 'washcoat.invoice-filters';

/** Keeps the filters (a query string, empty for none) for the signed-in user until the sign-out. */
export function rememberFilters(query: string): void {
  const userId = sessionSnapshot()?.userId;
  if (!userId || query === '') localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, JSON.stringify([userId, query]));
}

/** The kept filters of the signed-in user as a query string; empty when none are kept. */
export function rememberedFilters(): string {
  const [owner, query] = parse(localStorage.getItem(storageKey));
  return typeof query === 'string' && owner === sessionSnapshot()?.userId ? query : '';
}

function parse(text: string | null): unknown[] {
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

sessionStore.subscribe(() => {
  if (!sessionStore.current()) localStorage.removeItem(storageKey);
});
