import { reportSkipped } from '../boundary/incident';
import { contributionStore } from '../contributions/contribution-store';
import { sessionStore } from '../session/session-store';
import { forgetCachedText, cacheText, cachedTexts } from './offline-storage';

/** An answer of the server that is kept for when there is no connection. */
export interface CachedAnswer<Request, Answer> {
  request: Request;
  answer: Answer;
  /** When the server gave it, as ISO text. */
  at: string;
}

/** The last answers of one call, kept in the browser for who is signed in. */
export interface OfflineCache<Request, Answer> {
  /** Keeps an answer; the oldest ones make room. */
  keep: (request: Request, answer: Answer) => void;
  /** The answer to exactly this request; undefined when there is none. */
  find: (request: Request) => CachedAnswer<Request, Answer> | undefined;
  /** All of them, the newest first. */
  all: () => CachedAnswer<Request, Answer>[];
}

export interface OfflineCacheRules {
  /** The remote that keeps them; another build of it begins anew. */
  remote: string;
  /** What tells them from others that the remote keeps. */
  name: string;
  /** How many characters they may take together. */
  most: number;
}

/** The same text for the same request, in whatever order it was put together. */
function nameOf(request: object): string {
  const filled = Object.entries(request).filter(([, value]) => value !== undefined && value !== '');
  return JSON.stringify(filled.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function isKept<Request, Answer>(value: unknown): value is { request: Request; answer: Answer } {
  return typeof value === 'object' && value !== null && 'request' in value && 'answer' in value;
}

function buildOf(remote: string): string {
  const { pages } = contributionStore.get();
  return pages.find((page) => page.remote.name === remote)?.remote.version ?? '';
}

/**
 * Keeps the last answers of a call in local storage. What was answered to one user is never read by another; it goes
 * when somebody signs in or out, when rights change, and with the build of the remote that wrote it.
 */
export function offlineCache<Request extends object, Answer>({
  remote,
  name,
  most,
}: OfflineCacheRules): OfflineCache<Request, Answer> {
  /** Where those of the signed-in user lie, and within it those of this build; null when nobody is signed in. */
  const places = () => {
    const user = sessionStore.current();
    if (!user) return null;
    const area = `${user.userId} ${remote} ${name} `;
    return { area, start: `${area}${buildOf(remote)} ` };
  };
  const all = () => {
    const place = places();
    if (!place) return [];
    return cachedTexts(place.start).flatMap(({ at, text }): CachedAnswer<Request, Answer>[] => {
      const value: unknown = JSON.parse(text);
      return isKept<Request, Answer>(value) ? [{ ...value, at }] : [];
    });
  };
  return {
    all,
    keep(request, answer) {
      const place = places();
      if (!place) return;
      const key = place.start + nameOf(request);
      const entry = { key, at: new Date().toISOString(), text: JSON.stringify({ request, answer }) };
      let room = most - entry.text.length;
      for (const other of cachedTexts(place.area)) {
        if (other.key === key) continue;
        room -= other.text.length;
        if (room < 0 || !other.key.startsWith(place.start)) forgetCachedText(other.key);
      }
      while (!cacheText(entry)) {
        const oldest = cachedTexts(place.area).at(-1);
        if (!oldest) {
          reportSkipped(`keeping ${name} of ${remote}`, 'the browser has no room');
          return;
        }
        forgetCachedText(oldest.key);
      }
    },
    find(request) {
      const asked = nameOf(request);
      return all().find((one) => nameOf(one.request) === asked);
    },
  };
}
