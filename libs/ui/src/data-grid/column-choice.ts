import { useSyncExternalStore } from 'react';
import { noChoice } from './visible-columns';
import type { ColumnChoice } from './visible-columns';

const prefix = 'washcoat.columns.';
const known = new Map<string, ColumnChoice>();
const listeners = new Set<() => void>();

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function only<Kind>(value: unknown, isKind: (one: unknown) => one is Kind): Record<string, Kind> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]): [string, Kind][] => (isKind(one) ? [[key, one]] : [])),
  );
}

function parse(text: string | null): ColumnChoice {
  if (text === null) return noChoice;
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored)) return noChoice;
    return {
      shown: only(stored.shown, (one) => typeof one === 'boolean'),
      widths: only(stored.widths, (one) => typeof one === 'number'),
    };
  } catch {
    return noChoice;
  }
}

function read(storageKey: string): ColumnChoice {
  const cached = known.get(storageKey);
  if (cached) return cached;
  const choice = parse(localStorage.getItem(prefix + storageKey));
  known.set(storageKey, choice);
  return choice;
}

/** Remembers a choice for a table in this browser and tells every table and chooser that shows it. */
export function rememberColumns(storageKey: string, choice: ColumnChoice): void {
  known.set(storageKey, choice);
  localStorage.setItem(prefix + storageKey, JSON.stringify(choice));
  for (const notify of listeners) notify();
}

function listen(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** The choice remembered for a table under its key; a stored text that is no choice counts as none. */
export function useColumnChoice(storageKey: string): ColumnChoice {
  return useSyncExternalStore(
    listen,
    () => read(storageKey),
    () => noChoice,
  );
}
