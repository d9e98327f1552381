import type { Session, SignedIn } from '@washcoat/contract-entities';
import { forgetDrafts } from '../drafts/draft-storage';
import { forgetKeptPictures } from '../kept-pictures/picture-shelf';
import { forgetOfflineCache } from '../offline-cache/offline-storage';
import { externalStore } from '../store/external-store';

/** Where the token and the login details are kept. */
export const sessionKey = 'washcoat.session';

function isSignedIn(value: unknown): value is SignedIn {
  if (typeof value !== 'object' || value === null) return false;
  const { token, userId, hierarchy } = value as Partial<SignedIn>;
  return (
    typeof token === 'string' && token !== '' && typeof userId === 'string' && typeof hierarchy === 'number'
  );
}

function parse(text: string | null): SignedIn | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isSignedIn(value) ? value : null;
  } catch {
    return null;
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether two login details say the same, in whatever order. */
function areAlike(one: SignedIn, other: SignedIn): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(Reflect.get(one, name), Reflect.get(other, name)));
}

/** The signed-in user of this browser: kept in local storage, followed by every React root of the page. */
export class SessionStore {
  private readonly state = externalStore<SignedIn | null>(parse(localStorage.getItem(sessionKey)));
  private latest = this.state.get();

  readonly subscribe = this.state.subscribe;
  private readonly followers = new Set<() => void>();

  /** Who is signed in now, with the token; null when nobody is. */
  readonly current = (): SignedIn | null => this.state.get();

  /** The company of who is signed in, for every part of the page; null before there is one. */
  readonly selfCompanyId = (): string | null => this.current()?.companyId ?? null;

  /** Who was signed in last in this page; screens keep it while the page leaves after a sign-out. */
  readonly lastKnown = (): SignedIn | null => this.latest;

  /** Keeps the answer of a sign-in. What was kept of other answers goes: it may be more than this user may see. */
  save(signedIn: SignedIn): void {
    forgetOfflineCache();
    localStorage.setItem(sessionKey, JSON.stringify(signedIn));
    this.adopt(signedIn);
  }

  /**
   * Takes over login details that changed on the server; the token stays. Nothing happens when somebody else or nobody
   * is signed in by now, and nobody is told when they say what is known already.
   */
  update(details: Session): void {
    const current = this.current();
    if (current?.userId !== details.userId) return;
    const signedIn = { ...details, token: current.token };
    if (areAlike(current, signedIn)) return;
    this.save(signedIn);
    for (const follow of [...this.followers]) follow();
  }

  /** Calls `follow` when the rights or other details of who is signed in have changed; answers how to stop. */
  onUpdate(follow: () => void): () => void {
    this.followers.add(follow);
    return () => this.followers.delete(follow);
  }

  /** Forgets the token, the login details, what was kept of answers and what was typed or taken and not saved. */
  clear(): void {
    forgetOfflineCache();
    forgetDrafts();
    forgetKeptPictures();
    localStorage.removeItem(sessionKey);
    this.adopt(null);
  }

  /** Reads again what is kept; another tab may have changed it. */
  reload(): void {
    const before = this.current();
    this.adopt(parse(localStorage.getItem(sessionKey)));
    const now = this.current();
    if (before && now !== before && now?.userId === before.userId)
      for (const follow of [...this.followers]) follow();
  }

  private adopt(signedIn: SignedIn | null): void {
    const current = this.current();
    if (signedIn && current && areAlike(signedIn, current)) return;
    if (signedIn) this.latest = signedIn;
    this.state.set(signedIn);
  }
}

/** The one session of the page. */
export const sessionStore = new SessionStore();
