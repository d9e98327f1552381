import type { KeyboardEvent } from 'react';
import { controlsOf, groupsOf, headOf } from './tab-stops';

const pageOfRows = 10;
const fields = 'input:not([type="checkbox"]), select, textarea, [contenteditable]';

type Step = (at: number, last: number) => number;

const rowSteps: Readonly<Record<string, Step>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at) => at + pageOfRows,
  PageUp: (at) => at - pageOfRows,
  Home: () => 0,
  End: (_at, last) => last,
};

const headerSteps: Readonly<Record<string, Step>> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** On what a key of the table was pressed; nothing when it belongs to a field, to what popped up, or was used already. */
export function pressedOn(event: KeyboardEvent): HTMLElement | undefined {
  const { target, currentTarget } = event;
  const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (event.defaultPrevented || isModified || !(target instanceof HTMLElement)) return undefined;
  return currentTarget.contains(target) && !target.matches(fields) ? target : undefined;
}

function placeOf(event: KeyboardEvent) {
  const target = pressedOn(event);
  if (!target) return undefined;
  const { currentTarget } = event;
  const groups = groupsOf(currentTarget);
  const at = groups.findIndex((group) => group.contains(target));
  const group = groups[at];
  return group && { groups, at, group, target };
}

function go(event: KeyboardEvent, next: HTMLElement | null | undefined): void {
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function stepped(groups: Element[], at: number, step: Step): HTMLElement | null {
  const last = groups.length - 1;
  const next = groups[Math.min(last, Math.max(0, step(at, last)))];
  return next ? headOf(next) : null;
}

/** What the keys of a row do, by the number of the row. */
export interface RowKeys {
  open: (at: number) => void;
  /** Chooses the row or leaves it; absent where rows cannot be chosen. */
  mark?: (at: number) => void;
}

/**
 * The keys of a table body: up, down, Home, End and the page keys walk over the rows, right and left over the
 * controls of a row and back to it, Enter on the row opens it, Space chooses it.
 */
export function walkRows(event: KeyboardEvent, { open, mark }: RowKeys): void {
  const place = placeOf(event);
  if (!place) return;
  const { groups, at, group, target } = place;
  const step = rowSteps[event.key];
  if (step) return go(event, stepped(groups, at, step));
  if (event.key === 'Enter' && target === group) {
    // Else the same Enter presses what gets the focus of what it opened.
    event.preventDefault();
    return open(at);
  }
  if (event.key === ' ' && target === group && mark) {
    event.preventDefault();
    return mark(at);
  }
  const controls = controlsOf(group);
  const control = controls.indexOf(target);
  if (event.key === 'ArrowRight') go(event, controls[control + 1]);
  if (event.key === 'ArrowLeft' && control >= 0) go(event, controls[control - 1] ?? headOf(group));
}

/** The keys of a header row: left, right, Home and End walk over the headers. */
export function walkHeaders(event: KeyboardEvent): void {
  const place = placeOf(event);
  const step = headerSteps[event.key];
  if (place && step) go(event, stepped(place.groups, place.at, step));
}
