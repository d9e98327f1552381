import { changeAddition, changeEntry } from './scan-changes';
import { choicesOf, chosenIndex, entryOf, quantityFor } from './scan-state';
import type { Addition, CodeEntry, ScanState } from './scan-state';

type NewAddition<T, R> = Pick<Addition<T, R>, 'item' | 'quantity' | 'target' | 'step' | 'result'>;

/** The state with one more addition for `entry`; the next one is of one piece again. */
function withAddition<T, R>(
  state: ScanState<T, R>,
  entry: Pick<CodeEntry<T>, 'id' | 'code'>,
  addition: NewAddition<T, R>,
): ScanState<T, R> {
  const id = state.lastId + 1;
  const rest = { id, entry: entry.id, code: entry.code, isUnwanted: false, mayBeIn: false, problem: null };
  return {
    ...changeEntry(state, entry.id, { isSpent: true, isWanted: false, quantity: 1 }),
    lastId: id,
    quantity: 1,
    isQuantityAsked: false,
    additions: [...state.additions, { ...addition, ...rest }],
  };
}

/**
 * Adds the chosen candidate of a code. Where none is chosen the code is remembered as wanted, and looked up again if
 * that failed.
 */
export function add<T, R>(state: ScanState<T, R>, entry: CodeEntry<T>): ScanState<T, R> {
  const index = chosenIndex(entry);
  const item = index === null ? undefined : entry.found?.candidates[index];
  const { target } = state;
  const quantity = quantityFor(state, entry);
  if (item === undefined) {
    const again = entry.problem === null ? {} : { problem: null, tries: entry.tries + 1 };
    const wanted = changeEntry(state, entry.id, { isWanted: true, ...again });
    return { ...wanted, hint: choicesOf(entry) > 0 ? 'choose-first' : null };
  }
  if (!state.asksFirst && !entry.found?.asksFirst)
    return withAddition(state, entry, { item, quantity, target, step: 'waiting', result: null });
  return { ...changeEntry(state, entry.id, { isWanted: false }), asked: { entry: entry.id, item, quantity } };
}

/** The addition that what was asked led to. */
export function addAsked<T, R>(
  state: ScanState<T, R>,
  { item: result, ...amount }: { item: R; quantity: number; target: string },
): ScanState<T, R> {
  if (!state.asked) return state;
  const { entry: id, item } = state.asked;
  const entry = { id, code: entryOf(state, id)?.code ?? '' };
  return withAddition({ ...state, asked: null }, entry, { item, ...amount, step: 'added', result });
}

/** Something that was entered whole elsewhere and sent once without an answer: it is sent after what came before it. */
export interface EnteredAddition<T> {
  item: T;
  quantity: number;
  target: string;
  /** The key that it was sent with, so that it is in once. */
  key: string;
  /** The code that it answers, where one was asked about. */
  entry?: number;
}

/** The state with such an addition; where it answers what is asked, that is done with. */
export function addEntered<T, R>(
  state: ScanState<T, R>,
  { item, quantity, target, key, entry = 0 }: EnteredAddition<T>,
): ScanState<T, R> {
  const id = state.lastId + 1;
  const addition: Addition<T, R> = {
    ...{ id, entry, code: entryOf(state, entry)?.code ?? '', item, quantity, target },
    ...{ step: 'waiting', isUnwanted: false, mayBeIn: true, problem: null, result: null },
    sentAs: key,
  };
  const added = { ...state, lastId: id, additions: [...state.additions, addition] };
  if (state.asked?.entry !== entry) return added;
  const spent = changeEntry(added, entry, { isSpent: true, isWanted: false });
  return { ...spent, asked: null, quantity: 1, isQuantityAsked: false };
}

/** Sends a failed addition again. */
export function sendAgain<T, R>(state: ScanState<T, R>, id: number): ScanState<T, R> {
  return changeAddition(state, id, ({ step }) =>
    step === 'failed' ? { step: 'waiting', problem: null } : {},
  );
}

/** The last addition of a code when it failed. */
export function failedOf<T, R>(state: ScanState<T, R>, entry: CodeEntry<T>): Addition<T, R> | undefined {
  const last = state.additions.findLast((one) => one.entry === entry.id);
  return last?.step === 'failed' ? last : undefined;
}

/**
 * Takes an addition back: one that was not sent is forgotten, one under way is taken out once it is in. One whose
 * answer was lost is sent once more, because only then it is known what to take out.
 */
export function takeBack<T, R>(state: ScanState<T, R>, id: number): ScanState<T, R> {
  const addition = state.additions.find((one) => one.id === id);
  if (!addition) return state;
  const next = changeAddition(state, id, ({ step, mayBeIn }) => {
    if (step === 'added') return { step: 'leaving', problem: null };
    if (step === 'sending' || step === 'leaving') return { isUnwanted: true };
    return mayBeIn ? { step: 'waiting', isUnwanted: true, problem: null } : null;
  });
  return changeEntry(next, addition.entry, { isSpent: false });
}

/** Takes the last addition back that is not on its way out. */
export function takeLastBack<T, R>(state: ScanState<T, R>): ScanState<T, R> {
  const last = state.additions.findLast(({ step, isUnwanted }) => step !== 'leaving' && !isUnwanted);
  return last ? takeBack(state, last.id) : state;
}
