import { draftOf, forgetDraft, keepDraft } from '../drafts/draft-storage';
import { entryOf, quantityFor } from './scan-state';
import type { Addition, CodeEntry, ScanState } from './scan-state';

/** Where a scanner keeps on this device what was not sent yet. */
export interface ScanKeeping<T> {
  /** Under which name, for a day and until sign-out. */
  as: string;
  /** Whether what was kept is something that is scanned here. */
  isItem: (value: unknown) => value is T;
}

/** A code that was to be added and is not clear yet; `key` is that of its addition. */
interface KeptCode {
  key: string;
  code: string;
  quantity: number;
}

/** Something that was to be added and may not be in. */
interface KeptAddition<T> extends KeptCode {
  item: T;
  target: string;
}

/** Keys of codes and of additions, by their ids. */
export interface KeysOfScans {
  ofEntry: (id: number) => string;
  ofAddition: (id: number) => string;
}

const NOT_LOOKED_UP = 'It was not looked up yet.';

/**
 * Keeps what is neither in nor refused; nothing once all is. Pages that keep under one name leave each other's: each
 * writes and removes what it knows, which is at first what it took up (`known`), and only when that has changed.
 */
export function scanKeeper<T, R>(
  { as, isItem }: ScanKeeping<T>,
  keys: KeysOfScans,
  known: Iterable<string>,
): (state: ScanState<T, R>) => void {
  let own: ReadonlySet<string> = new Set(known);
  let written: string | null = null;
  return (state) => {
    const mine = openScans(state, keys);
    const next = JSON.stringify(mine);
    if (next === written) return;
    written = next;
    const keysNow = new Set([...mine.additions, ...mine.codes].map(({ key }) => key));
    if (own.size + keysNow.size === 0) return;
    const isOthers = ({ key }: KeptCode) => !own.has(key) && !keysNow.has(key);
    const kept = keptUnder({ as, isItem });
    const additions = [...kept.additions.filter(isOthers), ...mine.additions];
    const codes = [...kept.codes.filter(isOthers), ...mine.codes];
    own = keysNow;
    if (additions.length + codes.length > 0) keepDraft(as, { additions, codes });
    else forgetDraft(as);
  };
}

interface KeptScans<T> {
  additions: KeptAddition<T>[];
  codes: KeptCode[];
}

function openScans<T, R>(state: ScanState<T, R>, keys: KeysOfScans): KeptScans<T> {
  const additions = state.additions.filter(isOpen).map(({ id, code, quantity, item, target }) => ({
    ...{ key: keys.ofAddition(id), code, quantity, item, target },
  }));
  const codes = wantedOf(state).map(({ id, code, quantity }) => ({ key: keys.ofEntry(id), code, quantity }));
  return { additions, codes };
}

function keptUnder<T>({ as, isItem }: ScanKeeping<T>): KeptScans<T> {
  const values = draftOf(as)?.values ?? {};
  return {
    additions: listOf(values.additions, isKeptAddition(isItem)),
    codes: listOf(values.codes, isKeptCode),
  };
}

function isOpen<T, R>({ step, isUnwanted, mayBeIn }: Addition<T, R>): boolean {
  return !isUnwanted && (step === 'waiting' || step === 'sending' || (step === 'failed' && mayBeIn));
}

/** Codes that are to be added as soon as it is clear what they are, with how much of it. */
function wantedOf<T, R>(state: ScanState<T, R>): CodeEntry<T>[] {
  const next = state.addsAtOnce
    ? state.steps.flatMap((step) => (step.is === 'code' ? [step.entry] : []))
    : [];
  const ids = [...state.aside, ...(state.current === null ? [] : [state.current]), ...next];
  return ids.flatMap((id) => {
    const entry = entryOf(state, id);
    if (!entry || entry.isSpent || entry.found?.asksFirst) return [];
    if (!entry.isWanted && !next.includes(id)) return [];
    return [id === state.current ? { ...entry, quantity: quantityFor(state, entry) } : entry];
  });
}

/** The state with what was kept: additions that were not sent, codes under those that were set aside. */
export function restored<T, R>(
  keeping: ScanKeeping<T>,
  state: ScanState<T, R>,
): { state: ScanState<T, R>; keys: ReadonlyMap<number, string> } {
  const kept = keptUnder(keeping);
  const keys = new Map<number, string>();
  const nextId = (key: string) => {
    const id = state.lastId + keys.size + 1;
    keys.set(id, key);
    return id;
  };
  const additions = kept.additions.map(({ key, code, quantity, item, target }): Addition<T, R> => ({
    ...{ id: nextId(key), entry: 0, code, quantity, item, target },
    step: 'waiting',
    ...{ isUnwanted: false, mayBeIn: false, problem: null, result: null },
  }));
  const entries = kept.codes.map(({ key, code, quantity }): CodeEntry<T> => ({
    ...{ id: nextId(key), code, quantity, found: null, problem: NOT_LOOKED_UP, isHeld: false },
    ...{ tries: 1, chosen: null, isWanted: true, isSpent: false },
  }));
  const aside = entries.map(({ id }) => id);
  return { state: { ...state, additions, entries, aside, lastId: state.lastId + keys.size }, keys };
}

function listOf<V>(value: unknown, is: (one: unknown) => one is V): V[] {
  return Array.isArray(value) ? value.filter(is) : [];
}

function isKeptCode(value: unknown): value is KeptCode {
  if (typeof value !== 'object' || value === null) return false;
  const { key, code, quantity } = value as Partial<Record<keyof KeptCode, unknown>>;
  return typeof key === 'string' && typeof code === 'string' && typeof quantity === 'number';
}

function isKeptAddition<T>(isItem: (value: unknown) => value is T) {
  return (value: unknown): value is KeptAddition<T> =>
    isKeptCode(value) &&
    'item' in value &&
    isItem(value.item) &&
    'target' in value &&
    typeof value.target === 'string';
}
