import { externalStore } from '../store/external-store';
import { backButtonWatch } from './back-button';

/** Something typed and not saved, and the React root it was typed in. */
export interface LeaveGuard {
  root: object;
  /** Names of query parameters that say which form is shown: another value leaves it. */
  parameters: readonly string[];
}

/** A way off the page that waits for an answer. */
export interface LeaveAttempt {
  /** The root that asks: the one the typed text is in. */
  root: object;
  go: () => void;
}

/** The attempt that is being asked about; null while nobody wants to leave. */
export const leaveAttempt = externalStore<LeaveAttempt | null>(null);

const guards = new Set<LeaveGuard>();

function isLeft({ parameters }: LeaveGuard, here: URL, there: URL): boolean {
  return (
    here.pathname !== there.pathname ||
    parameters.some((name) => here.searchParams.get(name) !== there.searchParams.get(name))
  );
}

function ask(here: URL, there: URL, go: () => void): boolean {
  const guard = [...guards].find((one) => isLeft(one, here, there));
  if (!guard) return false;
  leaveAttempt.set({ root: guard.root, go });
  return true;
}

/** Goes on at once when nothing would be lost; else asks, and goes on when the answer is to leave. */
export function leaveFor(there: URL, go: () => void): void {
  if (!ask(new URL(window.location.href), there, go)) go();
}

/** The answer: leave and lose what was typed. */
export function leaveAnyway(): void {
  const attempt = leaveAttempt.get();
  leaveAttempt.set(null);
  guards.clear();
  settle();
  attempt?.go();
}

/** The answer: stay. */
export function stay(): void {
  leaveAttempt.set(null);
}

export function addGuard(guard: LeaveGuard): void {
  guards.add(guard);
  settle();
}

export function removeGuard(guard: LeaveGuard): void {
  guards.delete(guard);
  settle();
}

const watchBackButton = backButtonWatch(ask);

function askOnUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function settle(): void {
  watchBackButton(guards.size > 0);
  if (guards.size > 0) window.addEventListener('beforeunload', askOnUnload);
  else window.removeEventListener('beforeunload', askOnUnload);
}
