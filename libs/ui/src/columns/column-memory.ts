import { useSyncExternalStore } from 'react';
import { isColumnWanted, noColumnChoice } from './column-choice';
import type { ChoosableColumn, ColumnChoice } from './column-choice';

const prefix = 'washcoat.columns.';
const known = new Map<string, ColumnChoice>();
const tables = new Map<string, readonly ChoosableColumn[]>();
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

function idsIn(value: unknown): Pick<ColumnChoice, 'only'> {
  if (!Array.isArray(value)) return {};
  return { only: value.filter((one: unknown) => typeof one === 'string') };
}

function parse(text: string | null): ColumnChoice {
  if (text === null) return noColumnChoice;
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored)) return noColumnChoice;
    return {
      shown: only(stored.shown, (one) => typeof one === 'boolean'),
      widths: only(stored.widths, (one) => typeof one === 'number'),
      ...idsIn(stored.only),
    };
  } catch {
    return noColumnChoice;
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
    () => noColumnChoice,
  );
}

/** Tells which columns the table of this key has, so that a view of it can be saved. */
export function declareColumns(storageKey: string, columns: readonly ChoosableColumn[]): void {
  tables.set(storageKey, columns);
}

/** Ids of the columns wanted in the table of this key, in their order; null while no such table was shown. */
export function wantedColumns(storageKey: string): string[] | null {
  const columns = tables.get(storageKey)?.filter((column) => !column.isActions);
  return columns?.filter((column) => isColumnWanted(column, read(storageKey))).map(({ id }) => id) ?? null;
}

/** Shows the columns of a saved view, and no others; their widths stay. */
export function showOnlyColumns(storageKey: string, ids: readonly string[]): void {
  rememberColumns(storageKey, { shown: {}, widths: read(storageKey).widths, only: [...ids] });
}
