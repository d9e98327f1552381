import { sessionStore } from '../session/session-store';
import { sessionSnapshot } from '../session/use-session';

const prefix = 'washcoat.query.';

/**
 * Keeps the filters of a page (a query string, empty for none) for the signed-in user until the sign-out, also for the
 * other pages that remember them by the same name.
 */
export function rememberQuery(name: string, query: string): void {
  const userId = sessionSnapshot()?.userId;
  if (!userId || query === '') localStorage.removeItem(prefix + name);
  else localStorage.setItem(prefix + name, JSON.stringify([userId, query]));
}

/** What is kept by that name for the signed-in user; empty when nothing is. */
export function rememberedQuery(name: string): string {
  const [owner, query] = parse(localStorage.getItem(prefix + name));
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
  if (sessionStore.current()) return;
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key);
});
