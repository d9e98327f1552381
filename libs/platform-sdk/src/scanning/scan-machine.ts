import { addAsked, sendAgain, takeBack } from './scan-additions';
import { changeAddition, changeEntry, tidy } from './scan-changes';
import { addIfClear, advance, keepWithUnknown } from './scan-steps';
import { entryOf } from './scan-state';
import type { CodeEntry, Found, ScanRules, ScanState, Step } from './scan-state';
import { isLoneDigit, takesStar } from './typed-line';

/** What happens at the line, and what comes back for it. */
export type ScanEvent<T, R> =
  | { is: 'typed'; text: string }
  | { is: 'enter' | 'plus' | 'star' | 'undo' | 'add' }
  | { is: 'code'; text: string }
  | { is: 'choose'; entry: number; index: number }
  | { is: 'quantity'; quantity: number }
  | { is: 'reopen' | 'dismiss' | 'lookAgain'; entry: number }
  | { is: 'found'; entry: number; found: Found<T> }
  | { is: 'notLookedUp'; entry: number; problem: string }
  | { is: 'sending' | 'sendAgain' | 'takeBack' | 'takenOut'; addition: number }
  | { is: 'added'; addition: number; result: R }
  | { is: 'notAdded'; addition: number; problem: string; mayBeIn: boolean }
  | { is: 'notTakenOut'; addition: number; problem: string }
  | { is: 'answered'; result: { item: R; quantity: number; target: string } | null }
  | { is: 'rules'; rules: ScanRules };

type State<T, R> = ScanState<T, R>;

function enqueue<T, R>(state: State<T, R>, step: Step): State<T, R> {
  return advance({ ...state, hint: null, steps: [...state.steps, step] });
}

/** A completed code: looked up at once, whatever is still waited for. */
function complete<T, R>(state: State<T, R>, text: string): State<T, R> {
  const id = state.lastId + 1;
  const isHeld = isLoneDigit(text);
  const entry: CodeEntry<T> = {
    ...{ id, code: text, isHeld, tries: 1, quantity: 1 },
    ...{ found: null, problem: null, chosen: null, isWanted: false, isSpent: false },
  };
  const next = { ...state, line: '', lastId: id, entries: [...state.entries, entry] };
  return enqueue(next, isHeld ? { is: 'digit', text, entry: id } : { is: 'code', entry: id });
}

/** Ends the line: nothing typed is a key of its own, a lone digit waits for what is shown. */
function endLine<T, R>(state: State<T, R>, key: 'enter' | 'again'): State<T, R> {
  const text = state.line.trim();
  return text === '' ? enqueue({ ...state, line: '' }, { is: key }) : complete(state, text);
}

/** Whether a key is one of the line rather than a character of it. */
export function takesKey<T, R>(state: State<T, R>, key: 'plus' | 'star' | 'undo'): boolean {
  if (key === 'plus') return state.line.trim() === '' || isLoneDigit(state.line);
  if (key === 'star') return takesStar(state.line);
  return state.line === '';
}

/** For another target a code is another matter: what waits is looked up anew, what is shown is not carried over. */
function withRules<T, R>(state: State<T, R>, rules: ScanRules): State<T, R> {
  const next = { ...state, ...rules };
  if (next.target === state.target) return next;
  const left = entryOf(state, state.current);
  const aside = left?.isWanted && !left.isSpent ? [...state.aside, left.id] : state.aside;
  const entries = state.entries.map((entry) => ({
    ...entry,
    ...{ found: null, problem: null, chosen: null, tries: entry.tries + 1 },
  }));
  return tidy({ ...next, entries, aside, current: null, quantity: 1, isQuantityAsked: false, hint: null });
}

function lookAgain<T, R>(state: State<T, R>, id: number): State<T, R> {
  const entry = entryOf(state, id);
  if (!entry || entry.problem === null) return state;
  return changeEntry(state, id, { problem: null, tries: entry.tries + 1 });
}

function found<T, R>(state: State<T, R>, id: number, what: Found<T>): State<T, R> {
  const next = changeEntry(state, id, { found: what, problem: null });
  return advance(id === state.current ? addIfClear(next) : next);
}

function notLookedUp<T, R>(
  state: State<T, R>,
  { entry, problem }: { entry: number; problem: string },
): State<T, R> {
  const next = changeEntry(state, entry, { problem });
  return advance(entry === state.current ? keepWithUnknown(next) : next);
}

/**
 * What one event makes of the state. Keys are kept in a queue and done in order, each once what came before it is
 * clear: whatever the speed of keys and answers, the same keys come to the same additions.
 */
export function scanned<T, R>(state: State<T, R>, event: ScanEvent<T, R>): State<T, R> {
  switch (event.is) {
    case 'typed':
      return { ...state, line: event.text };
    case 'enter':
      return endLine(state, 'enter');
    case 'plus':
      return endLine(state, 'again');
    case 'add':
      return isLoneDigit(state.line) ? complete(state, state.line.trim()) : enqueue(state, { is: 'again' });
    case 'star':
      return enqueue({ ...state, line: '' }, { is: 'star', text: state.line.trim() });
    case 'undo':
      return enqueue(state, { is: 'undo' });
    case 'code':
      return event.text.trim() === '' ? state : complete(state, event.text.trim());
    case 'choose':
      return enqueue({ ...state, line: '' }, event);
    case 'quantity':
      return enqueue({ ...state, line: '' }, { is: 'set', quantity: event.quantity });
    case 'reopen':
      return enqueue({ ...state, line: '' }, { is: 'reopen', entry: event.entry });
    case 'dismiss':
      return tidy({ ...state, aside: state.aside.filter((id) => id !== event.entry) });
    case 'lookAgain':
      return lookAgain(state, event.entry);
    case 'found':
      return found(state, event.entry, event.found);
    case 'notLookedUp':
      return notLookedUp(state, event);
    case 'sending':
      return changeAddition(state, event.addition, () => ({ step: 'sending' }));
    case 'sendAgain':
      return sendAgain(state, event.addition);
    case 'takeBack':
      return takeBack(state, event.addition);
    case 'added':
      return changeAddition(state, event.addition, ({ isUnwanted }) => ({
        ...{ result: event.result, mayBeIn: false, isUnwanted: false },
        step: isUnwanted ? 'leaving' : 'added',
      }));
    case 'notAdded':
      return changeAddition(state, event.addition, ({ isUnwanted, mayBeIn }) =>
        isUnwanted && !event.mayBeIn && !mayBeIn
          ? null
          : { step: 'failed', problem: event.problem, mayBeIn: mayBeIn || event.mayBeIn },
      );
    case 'takenOut':
      return changeAddition(state, event.addition, () => null);
    case 'notTakenOut':
      return changeAddition(state, event.addition, () => ({ step: 'added', problem: event.problem }));
    case 'answered':
      return advance(event.result ? addAsked(state, event.result) : { ...state, asked: null });
    case 'rules':
      return withRules(state, event.rules);
  }
}
