import { useSyncExternalStore } from 'react';
import { inChosenOrder, isColumnWanted, noColumnChoice } from './column-choice';
import type { ChoosableColumn, ColumnChoice, Side } from './column-choice';

const prefix = 'washcoat.columns.';
const known = new Map<string, ColumnChoice>();
interface DeclaredTable {
  columns: readonly ChoosableColumn[];
  /** Columns can be fixed at a side. */
  canFix: boolean;
}

const tables = new Map<string, DeclaredTable>();
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

function idsIn(name: 'only' | 'order', value: unknown): Pick<ColumnChoice, 'only' | 'order'> {
  if (!Array.isArray(value)) return {};
  return { [name]: value.filter((one: unknown) => typeof one === 'string') };
}

function sidesIn(value: unknown): Pick<ColumnChoice, 'pinned'> {
  if (!isRecord(value)) return {};
  return { pinned: only(value, (one): one is Side => one === 'left' || one === 'right') };
}

function parse(text: string | null): ColumnChoice {
  if (text === null) return noColumnChoice;
  try {
    const stored: unknown = JSON.parse(text);
    if (!isRecord(stored)) return noColumnChoice;
    return {
      shown: only(stored.shown, (one) => typeof one === 'boolean'),
      widths: only(stored.widths, (one) => typeof one === 'number'),
      ...idsIn('only', stored.only),
      ...idsIn('order', stored.order),
      ...sidesIn(stored.pinned),
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

/** Tells which columns the table of this key has, so that a view of it can be saved, and whether it can fix them. */
export function declareColumns(
  storageKey: string,
  columns: readonly ChoosableColumn[],
  canFix = false,
): void {
  const isNews = tables.get(storageKey)?.canFix !== canFix;
  tables.set(storageKey, { columns, canFix });
  if (isNews) for (const notify of listeners) notify();
}

/** Whether columns of the table of this key can be fixed; false until it is shown. */
export function useCanFix(storageKey: string): boolean {
  return useSyncExternalStore(
    listen,
    () => tables.get(storageKey)?.canFix ?? false,
    () => false,
  );
}

/** Ids of the columns wanted in the table of this key, in the order they stand in; null while no such table was shown. */
export function wantedColumns(storageKey: string): string[] | null {
  const columns = tables.get(storageKey)?.columns.filter((column) => !column.isActions);
  if (!columns) return null;
  const choice = read(storageKey);
  return inChosenOrder(columns, choice)
    .filter((column) => isColumnWanted(column, choice))
    .map(({ id }) => id);
}

/** Widths and fixed columns of a table, as a saved view keeps them beside its columns. */
export type ColumnLayout = Required<Pick<ColumnChoice, 'widths' | 'pinned'>>;

/** What the table of this key looks like besides which columns it shows. */
export function columnLayout(storageKey: string): ColumnLayout {
  const { widths, pinned = {} } = read(storageKey);
  return { widths, pinned };
}

/** Shows the columns of a saved view in their order, and no others; their widths stay unless the view has its own. */
export function showOnlyColumns(
  storageKey: string,
  ids: readonly string[],
  layout: ColumnLayout = columnLayout(storageKey),
): void {
  rememberColumns(storageKey, { shown: {}, only: [...ids], order: [...ids], ...layout });
}
