import { isOffered } from '@washcoat/platform-sdk';
import type { Contributions, RegisteredPage, SignedIn } from '@washcoat/platform-sdk';
import { overviewPage, startPage } from '../session/start-page';
import type { RegistryState } from '../registry/registry-state';
import { ownPageAt } from './own-routes';
import type { OwnPage } from './own-routes';
import { asWritten, findRoute } from './route-pattern';

/**
 * `elsewhere`: the user belongs there; `denied`: the page is not theirs to open; `spelling`: it is the same page;
 * `signed-out`: nobody is signed in who could open it.
 */
export type RedirectCause = 'elsewhere' | 'denied' | 'spelling' | 'signed-out';

/** What is to be shown at an address. */
export type Place =
  | { kind: 'own'; page: OwnPage }
  | { kind: 'page'; page: RegisteredPage }
  | { kind: 'under-construction'; page: RegisteredPage }
  | { kind: 'redirect'; to: string; cause: RedirectCause }
  | { kind: 'waiting' | 'registry-failed' | 'not-found' };

/** What decides about it. */
export interface Surroundings {
  signedIn: SignedIn | null;
  registry: RegistryState['status'];
  contributions: Contributions;
  /** Width of the window in pixels. */
  width: number;
}

const redirect = (to: string, cause: RedirectCause = 'elsewhere'): Place => ({ kind: 'redirect', to, cause });

function mayOpen(path: string, { contributions, signedIn }: Surroundings): boolean {
  const page = findRoute(contributions.pages, path);
  return page !== undefined && isOffered(page, signedIn);
}

/** Where the signed-in user starts. */
export function startOf(signedIn: SignedIn, surroundings: Omit<Surroundings, 'signedIn'>): string {
  const { width } = surroundings;
  return startPage({
    session: signedIn,
    width,
    mayOpen: (path) => mayOpen(path, { ...surroundings, signedIn }),
  });
}

/** Whether `address`, with its query, leads to a page that the signed-in user may open. */
export function isTheirs(
  address: string,
  signedIn: SignedIn,
  surroundings: Omit<Surroundings, 'signedIn'>,
): boolean {
  const [path = ''] = address.split(/[?#]/);
  const place = placeAt(path, { ...surroundings, signedIn });
  if (place.kind === 'redirect') return place.cause === 'spelling';
  return place.kind === 'page' || place.kind === 'under-construction';
}

function placeWithoutSession(path: string, surroundings: Surroundings): Place {
  const { registry, contributions } = surroundings;
  if (registry === 'waiting') return { kind: 'waiting' };
  const page = findRoute(contributions.pages, path);
  return page && isOffered(page, null) ? { kind: 'page', page } : redirect('/', 'signed-out');
}

function placeOfOwnPage(page: OwnPage, surroundings: Surroundings): Place {
  const { signedIn, registry } = surroundings;
  if (page === 'reset-password') return { kind: 'own', page };
  if (page === 'sign-out') return signedIn ? { kind: 'own', page } : redirect('/');
  if (!signedIn) return { kind: 'own', page };
  if (registry === 'waiting') return { kind: 'waiting' };
  return redirect(mayOpen(overviewPage, surroundings) ? overviewPage : startOf(signedIn, surroundings));
}

/**
 * What to show at `path`. Nobody signed in goes to `/`; a page without the right leads to the user's start page; other
 * upper or lower case leads to the spelling as written; everything else unknown is a not-found page.
 */
export function placeAt(path: string, surroundings: Surroundings): Place {
  const own = ownPageAt(path);
  if (own) return placeOfOwnPage(own, surroundings);
  const { signedIn, registry, contributions } = surroundings;
  if (!signedIn) return placeWithoutSession(path, surroundings);
  if (registry === 'waiting') return { kind: 'waiting' };
  if (registry === 'failed') return { kind: 'registry-failed' };
  const page = findRoute(contributions.pages, path);
  if (!page) {
    const alike = findRoute(contributions.pages, path, { ignoresCase: true });
    return alike ? redirect(asWritten(alike.path, path), 'spelling') : { kind: 'not-found' };
  }
  if (isOffered(page, signedIn))
    return { kind: page.isUnderConstruction ? 'under-construction' : 'page', page };
  const start = startOf(signedIn, surroundings);
  return mayOpen(start, surroundings) ? redirect(start, 'denied') : { kind: 'not-found' };
}
