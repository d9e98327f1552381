const prefix = 'washcoat.draft.';
const DAY = 24 * 60 * 60 * 1000;

/** What was typed into a form and not saved. */
export interface Draft {
  /** When it was typed, as ISO text. */
  at: string;
  /** The fields that were changed. */
  values: Readonly<Record<string, unknown>>;
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { at, values } = value as Partial<Draft>;
  return typeof at === 'string' && typeof values === 'object' && values !== null;
}

function read(place: string): Draft | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(place) ?? 'null');
    return isDraft(value) && Date.now() - Date.parse(value.at) < DAY ? value : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function places(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
}

/** The draft that was left under `name` in the last day. Older ones, whoever left them, are removed. */
export function draftOf(name: string): Draft | null {
  for (const place of places()) if (!read(place)) localStorage.removeItem(place);
  return read(prefix + name);
}

/** Keeps a draft on this device; one that finds no room is not kept. */
export function keepDraft(name: string, values: Draft['values']): void {
  try {
    localStorage.setItem(prefix + name, JSON.stringify({ at: new Date().toISOString(), values }));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

/** Forgets one draft. */
export function forgetDraft(name: string): void {
  localStorage.removeItem(prefix + name);
}

/** Forgets the drafts of everybody in this browser. */
export function forgetDrafts(): void {
  for (const place of places()) localStorage.removeItem(place);
}
