import { choiceAndQuantity, namedBy } from './typed-line';

/**
 * What a code was found to be. `whole`: candidates that carry exactly this code. `close`: none does; these look like it.
 * `none`: nothing does.
 */
export interface Found<T> {
  match: 'whole' | 'close' | 'none';
  candidates: readonly T[];
  /** When this was known, as ISO text, where it comes from what was kept rather than from the server. */
  asOf?: string;
  /** Whether something must be asked before it is added, though nothing is of others: somebody picked it by hand. */
  asksFirst?: boolean;
}

/** A code that was completed, and how far it is. */
export interface CodeEntry<T> {
  id: number;
  code: string;
  /** Null while it is looked up, and after that failed. */
  found: Found<T> | null;
  /** Why looking it up failed. */
  problem: string | null;
  /** Whether it is not looked up yet: a lone digit may name a candidate instead. */
  isHeld: boolean;
  /** Raised when it is to be looked up again. */
  tries: number;
  /** The candidate that somebody chose, counted from 0. */
  chosen: number | null;
  /** Whether it is to be added as soon as it is clear what it is. */
  isWanted: boolean;
  /** Whether what is chosen was added. */
  isSpent: boolean;
  /** How much was asked for when it was set aside, or with a code that is unknown. */
  quantity: number;
}

/** Something on its way into the target, in it, or on its way out again. */
export interface Addition<T, R> {
  id: number;
  entry: number;
  code: string;
  item: T;
  quantity: number;
  /** What it goes into. */
  target: string;
  step: 'waiting' | 'sending' | 'added' | 'failed' | 'leaving';
  /** Whether it is to be taken out as soon as it is in. */
  isUnwanted: boolean;
  /** Whether a try had no answer, so that it may be in. */
  mayBeIn: boolean;
  problem: string | null;
  /** What the server made of it. */
  result: R | null;
  /** The key that it was sent with elsewhere before. */
  sentAs?: string;
}

/** A key or a press, kept until what came before it is clear. */
export type Step =
  | { is: 'code'; entry: number }
  | { is: 'digit'; text: string; entry: number }
  | { is: 'enter' }
  | { is: 'again' }
  | { is: 'star'; text: string }
  | { is: 'set'; quantity: number }
  | { is: 'choose'; entry: number; index: number }
  | { is: 'reopen'; entry: number }
  | { is: 'undo' };

/** What the last key could not do. */
export type Hint = 'choose-first' | 'added-already' | 'no-quantity' | null;

/** What is the same for every code until somebody changes it. */
export interface ScanRules {
  /** What the next addition goes into. */
  target: string;
  /** Whether a completed code is added at once, without another key. */
  addsAtOnce: boolean;
  /** Whether something must be asked before anything is added. */
  asksFirst: boolean;
}

/** A scale, a counter, a box for codes: all that keys and answers made of it so far. */
export interface ScanState<T, R> extends ScanRules {
  line: string;
  /** Codes that are looked up or not done with, by age. */
  entries: readonly CodeEntry<T>[];
  /** The code that is shown. */
  current: number | null;
  /** Codes that wait for somebody: ambiguous, unknown or not looked up, while another is shown. */
  aside: readonly number[];
  steps: readonly Step[];
  quantity: number;
  /** Whether somebody asked for this quantity. */
  isQuantityAsked: boolean;
  /** What is asked about before it is added. */
  asked: { entry: number; item: T; quantity: number } | null;
  /** By age. */
  additions: readonly Addition<T, R>[];
  hint: Hint;
  lastId: number;
}

/** Nothing scanned yet. */
export function nothingScanned<T, R>(rules: ScanRules): ScanState<T, R> {
  return {
    ...rules,
    line: '',
    entries: [],
    current: null,
    aside: [],
    steps: [],
    quantity: 1,
    isQuantityAsked: false,
    asked: null,
    additions: [],
    hint: null,
    lastId: 0,
  };
}

/** One of the codes by its id. */
export function entryOf<T, R>(state: ScanState<T, R>, id: number | null): CodeEntry<T> | undefined {
  return state.entries.find((entry) => entry.id === id);
}

/** How much the next addition of the shown code is of: what was asked for last, else what came with the code. */
export function quantityFor<T, R>(state: ScanState<T, R>, entry: CodeEntry<T>): number {
  return state.isQuantityAsked ? state.quantity : entry.quantity;
}

/** Whether a code waits for somebody and nothing is known that a quantity could be of. */
export function isUnknown<T>(entry: CodeEntry<T> | undefined): boolean {
  return entry !== undefined && entry.isWanted && isSettled(entry) && !entry.found?.candidates.length;
}

/** Whether a code was answered, or its lookup failed. */
export function isSettled<T>(entry: CodeEntry<T>): boolean {
  return entry.found !== null || entry.problem !== null;
}

/** How many candidates a digit chooses from: none where the code is exactly one. */
export function choicesOf<T>(entry: CodeEntry<T> | undefined): number {
  if (!entry?.found) return 0;
  const { match, candidates } = entry.found;
  return match === 'whole' && candidates.length === 1 ? 0 : candidates.length;
}

/** The candidate that the next addition is of, without what stands in the line; null while one must be chosen. */
export function chosenIndex<T>(entry: CodeEntry<T> | undefined): number | null {
  if (!entry?.found) return null;
  if (entry.chosen !== null) return entry.chosen;
  return choicesOf(entry) === 0 && entry.found.candidates.length === 1 ? 0 : null;
}

/** The candidate that is highlighted: the one the line names, else the chosen one. Null while one must be chosen. */
export function highlighted<T, R>(state: ScanState<T, R>): number | null {
  if (state.steps.length > 0) return null;
  const entry = entryOf(state, state.current);
  const choices = choicesOf(entry);
  const named = namedBy(state.line, choices);
  if (named !== null) return named;
  const chosen = chosenIndex(entry);
  return chosen ?? choiceAndQuantity(state.line, choices)?.index ?? null;
}

/** What is on its way and not in yet, or failed. */
export function unfinished<T, R>(state: ScanState<T, R>): readonly Addition<T, R>[] {
  return state.additions.filter(({ step }) => step !== 'added');
}
