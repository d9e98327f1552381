import { add, failedOf, sendAgain, takeLastBack } from './scan-additions';
import { changeEntry, tidy } from './scan-changes';
import { choicesOf, chosenIndex, entryOf, isSettled, isUnknown } from './scan-state';
import type { CodeEntry, ScanState, Step } from './scan-state';
import { choiceAndQuantity, mostQuantity, quantityOf, readEntry } from './typed-line';

type State<T, R> = ScanState<T, R>;

/** Leaves the shown code for another; one that was wanted and did not become clear is set aside. */
function show<T, R>(state: State<T, R>, id: number): State<T, R> {
  const left = entryOf(state, state.current);
  const isLeftOpen = left !== undefined && left.id !== id && left.isWanted && !left.isSpent;
  const isKnown = isLeftOpen && !isUnknown(left);
  const wasForLeft = left !== undefined && !left.isSpent && (left.found?.candidates.length ?? 0) > 0;
  const parted = isKnown ? changeEntry(state, left.id, { quantity: state.quantity }) : state;
  const others = state.aside.filter((one) => one !== id && one !== left?.id);
  return {
    ...parted,
    aside: isLeftOpen ? [...others, left.id] : others,
    current: id,
    ...((isKnown || wasForLeft) && { quantity: 1, isQuantityAsked: false }),
  };
}

function showAgain<T, R>(state: State<T, R>, id: number): State<T, R> {
  const again = entryOf(state, id);
  if (!again || !state.aside.includes(id)) return state;
  return { ...show(state, id), quantity: again.quantity, isQuantityAsked: again.quantity !== 1 };
}

function setQuantity<T, R>(state: State<T, R>, quantity: number): State<T, R> {
  return { ...state, quantity: Math.min(quantity, mostQuantity), isQuantityAsked: true };
}

function star<T, R>(state: State<T, R>, text: string): State<T, R> {
  const entry = entryOf(state, state.current);
  const opened = chosenIndex(entry) === null ? choiceAndQuantity(text, choicesOf(entry)) : null;
  const quantity = opened ? opened.quantity : quantityOf(text);
  const chosen = entry && opened ? changeEntry(state, entry.id, { chosen: opened.index }) : state;
  if (quantity !== null) return setQuantity(chosen, quantity);
  return opened && text.length === 1 ? chosen : { ...chosen, hint: 'no-quantity' };
}

function choose<T, R>(state: State<T, R>, entry: CodeEntry<T>, index: number): State<T, R> {
  return changeEntry(state, entry.id, { chosen: index, isSpent: false });
}

function enter<T, R>(state: State<T, R>, entry: CodeEntry<T>): State<T, R> {
  if (!entry.isSpent || state.isQuantityAsked) return add(state, entry);
  const failed = failedOf(state, entry);
  return failed ? sendAgain(state, failed.id) : { ...state, hint: 'added-already' };
}

/** A quantity that came with a code that turns out to be unknown stays with it; the next one is of the next code. */
export function keepWithUnknown<T, R>(state: State<T, R>): State<T, R> {
  const entry = entryOf(state, state.current);
  if (!entry || !isUnknown(entry) || !state.isQuantityAsked) return state;
  const { quantity } = state;
  return { ...changeEntry(state, entry.id, { quantity }), quantity: 1, isQuantityAsked: false };
}

/** Adds the shown code when it is wanted and it is clear what it is. */
export function addIfClear<T, R>(before: State<T, R>): State<T, R> {
  const state = keepWithUnknown(before);
  const entry = entryOf(state, state.current);
  return entry?.isWanted && chosenIndex(entry) !== null ? add(state, entry) : state;
}

/** Does one step; all before it are done and the shown code is settled. */
function take<T, R>(state: State<T, R>, step: Step): State<T, R> {
  const entry = entryOf(state, state.current);
  switch (step.is) {
    case 'digit': {
      const read = readEntry(step.text, choicesOf(entry));
      if (read.kind !== 'choice' || !entry) return take(state, { is: 'code', entry: step.entry });
      const chosen = choose(state, entry, read.index);
      return add(chosen, { ...entry, chosen: read.index });
    }
    case 'code': {
      const shown = show(changeEntry(state, step.entry, { isHeld: false }), step.entry);
      return shown.addsAtOnce ? addIfClear(changeEntry(shown, step.entry, { isWanted: true })) : shown;
    }
    case 'enter':
      return entry ? enter(state, entry) : state;
    case 'again':
      return entry ? add(state, entry) : state;
    case 'star':
      return star(state, step.text);
    case 'set':
      return setQuantity(state, step.quantity);
    case 'choose':
      return entry?.id === step.entry ? choose(state, entry, step.index) : state;
    case 'reopen':
      return showAgain(state, step.entry);
    case 'undo':
      return takeLastBack(state);
  }
}

/** Does what was typed, in order, as far as answers allow. */
export function advance<T, R>(state: State<T, R>): State<T, R> {
  let now = state;
  for (;;) {
    const [step, ...steps] = now.steps;
    const shown = entryOf(now, now.current);
    const isHeld = now.asked !== null || (shown !== undefined && !isSettled(shown));
    if (!step || isHeld) return tidy(now);
    now = take({ ...now, steps }, step);
  }
}
