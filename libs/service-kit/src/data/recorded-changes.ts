import type { HistoryEntry } from '@washcoat/contract-kernel';

type Change = HistoryEntry['changes'][number];

/** What changes with every change, and what is only there to be searched. */
const bookkeeping = ['version', 'createdAt', 'updatedAt', 'searchText'];
const secret = /[pP]assword|[sS]ecret|[tT]oken|([hH]ash|Code)$/;
/** The kind of an aftermarket converter, which is no secret. */
const harmless = ['abCode'];

/**
 * What differs between two recorded states of a record, by field in alphabetic order; a state that is missing stands
 * for a record that was not there. Values become text for people: lists and parts of a record in one line, empty ones
 * null. Bookkeeping and secrets never show. Columns (`company_name`) read like fields (`companyName`).
 */
export function changesBetween(before: unknown, after: unknown): Change[] {
  const old = fieldsOf(before);
  const current = fieldsOf(after);
  return [...new Set([...old.keys(), ...current.keys()])]
    .sort()
    .map((field) => ({ field, before: old.get(field) ?? null, after: current.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
}

function fieldsOf(state: unknown): Map<string, string | null> {
  if (!isRecord(state)) return new Map();
  const fields = Object.entries(state).map(([name, value]) => [fieldOf(name), textOf(value)] as const);
  return new Map(fields.filter(([field]) => isShown(field)));
}

function isShown(field: string): boolean {
  return !bookkeeping.includes(field) && (harmless.includes(field) || !secret.test(field));
}

function textOf(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return joined(value.map(textOf), value.some(isRecord) ? '; ' : ', ');
  if (!isRecord(value)) return String(value);
  return joined(
    [...fieldsOf(value)].map(([field, text]) => text && `${field}: ${text}`),
    ', ',
  );
}

function joined(texts: readonly (string | null)[], mark: string): string | null {
  return texts.filter(Boolean).join(mark) || null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const fieldOf = (name: string) => name.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
